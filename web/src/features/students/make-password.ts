/** Without letters and digits that look alike on paper: I, l, 1, O, o, 0 and so on. */
const letters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679';

const length = 8;

/** Makes a password that is easy to read and type. */
export function makePassword(): string {
  return Array.from({ length }, () => letters[randomIndex()]).join('');
}

/** Every letter is equally likely: bytes beyond the last whole multiple are replaced. */
function randomIndex(): number {
  const limit = 256 - (256 % letters.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < limit ? byte % letters.length : randomIndex();
}
