import '../src/theme/theme.css'
import '../src/theme/base.css'
