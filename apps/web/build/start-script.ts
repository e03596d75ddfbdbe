import { wholeAtOnce } from './below-first-screen.ts'

/**
 * Closes the contact helper after ten seconds, unless somebody is on it then, and lets its buttons work, until
 * its own script takes over. Remembers what an enquiry was opened about.
 */
const contactTimer = `(d=>{let left=1e4,helper=()=>d.querySelector('[data-slot=floating-contact]:not([data-live])'),
t=setInterval(()=>{let h=helper();
if(!h||h.dataset.state!='open')return d.readyState=='loading'||clearInterval(t);
if(h.matches(':hover,:focus-within'))return;
if((left-=500)<=0)h.dataset.state='closed'},500);
addEventListener('click',e=>{let h=helper(),b=e.target.closest('button');
if(b&&b.dataset.about)d.documentElement.dataset.asked=location.pathname+' '+b.dataset.about;
if(h&&b&&h.contains(b))h.dataset.state=b.matches('[data-slot$=close]')?'closed':'open'},true)})(document)`

/**
 * What is pressed before the application is there and needs it waits for it, and is pressed again by then. Should
 * it never come, the browser does what it can.
 */
const earlyPresses = `(()=>{let kept=[],hold=e=>{
let b=e.target.closest('button:not([command]):not([popovertarget]),a[aria-haspopup]');
if(b&&!b.closest('[data-slot=floating-contact]')){e.preventDefault();e.stopPropagation();kept.push(b)}},
go=()=>{removeEventListener('click',hold,true);for(let b of kept.splice(0))b.click()};
addEventListener('click',hold,true);
addEventListener('susegad:ready',go,{once:true});
addEventListener('load',()=>setTimeout(go,5e3))})();`

/**
 * The HTML was made for no query: where the address has one, what it shows waits for the answer, however slow the
 * line. Whatever fails to come says so (`use-query-answered.ts`, and the loader below), and everything is shown.
 */
const askedFor = `if(/[?&](q|area|category|kind|price|sort)=[^&]/.test(location.search))document.documentElement.dataset.query='';`

/**
 * On a quick line the faces are there for the first paint, which waits for them a moment. On a slow one they would
 * only take the line from the page: it is read in the fallback's letters, of the same widths, until they come.
 */
const fetchFonts = (fonts: readonly string[]) => `(d=>{let c=navigator.connection;
if(!c||c.effectiveType=='4g')for(let href of ${JSON.stringify(fonts)})d.head.append(Object.assign(d.createElement('link'),
{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))})(document);`

/**
 * The one inline script of every page. It names no script to the browser before the page has loaded: the
 * application is fetched once the page has loaded and been painted, or at the first touch or key, whichever is
 * first: after what that touch asks for. A page in the background is not painted and waits for a second. The
 * libraries run in a task of their own, so that neither takes long.
 */
export function startScript(themeScript: string, entry: string, fonts: readonly string[]): string {
  const loader = `(d=>{let s=0,go=()=>{if(s)return;s=1;
let m=d.querySelector('meta[name=page-modules]').content.split(' '),start=()=>setTimeout(()=>import('/${entry}').catch(()=>delete d.documentElement.dataset.query));
m.forEach(h=>{let l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});
d.querySelectorAll('link[disabled]').forEach(l=>{l.onerror=()=>l.remove();l.disabled=false});
import(m[0]).then(start,start)};
addEventListener('load',()=>{new PerformanceObserver(()=>setTimeout(go)).observe({type:'paint',buffered:true});setTimeout(go,1e3)});
for(let e of['pointerdown','keydown'])addEventListener(e,()=>setTimeout(go,50),{once:true,capture:true,passive:true})})(document);`
  const session = `try{if(localStorage.authToken)document.documentElement.dataset.session='kept'}catch(e){}`
  return `${themeScript};${session};${fetchFonts(fonts).replaceAll('\n', '')}${askedFor}${wholeAtOnce.replaceAll('\n', '')}${earlyPresses.replaceAll('\n', '')}${loader.replaceAll('\n', '')}${contactTimer.replaceAll('\n', '')}`
}
