-- As `lookalikeKey` does. Where two usernames look alike already, the later one keeps its former key.
UPDATE "users" u SET "username_lookalike" = n.key
FROM (
  SELECT DISTINCT ON (k.key) k.id, k.key
  FROM (
    SELECT id, created_at, username_lookalike, normalize(regexp_replace(
      translate(username_lookalike, 'ɑƅᴄꬲꞙẝꬵɡᶃƍıɩɪǀᴏᴑꬽꭇꭈꜱƽꞟᴜꭎꭒʋᴠɯᴡɣᶌʏỿꭚᴢ', 'abcefffgggiiilooorrssuuuuuvwwyyyyyz'),
      '([ij])\u0307+', '\1', 'g'), NFKC) AS key
    FROM "users"
  ) k
  WHERE k.key <> k.username_lookalike
  ORDER BY k.key, k.created_at, k.id
) n
WHERE u.id = n.id AND NOT EXISTS (SELECT FROM "users" o WHERE o.username_lookalike = n.key);
