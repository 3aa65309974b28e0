import { expect, it } from 'vitest';
import { photoFileName } from './photo-file-name.ts';

it.each([
  ['me.png', 'image/png', 'me.png'],
  ['me.png', 'image/jpeg', 'me.jpg'],
  ['me.JPEG', 'image/jpeg', 'me.jpg'],
  ['प्रिया वर्मा.webp', 'image/jpeg', 'प्रिया-वर्मा.jpg'],
  ['photo', 'image/png', 'photo.png'],
  ['.htaccess', 'image/png', 'photo.png'],
  ['', 'image/png', 'photo.png'],
  ['../../me.png', 'image/png', 'me.png'],
  ['shell.php.jpg', 'image/jpeg', 'shell-php.jpg'],
  ['shell.php\u0000.jpg', 'image/jpeg', 'shell-php.jpg'],
  ['a"; rm -rf.png', 'image/png', 'a-rm-rf.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(60)}.png`],
])('renames %j of type %s to %j [S-19]', (name, type, sent) => {
  expect(photoFileName(name, type)).toBe(sent);
});
