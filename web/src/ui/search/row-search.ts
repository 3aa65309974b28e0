/** Returns the rows that match the query, exact matches first, otherwise in their order; all rows for a blank query. */
export type RowSearch<Row> = (query: string) => readonly Row[];

/**
 * A row matches if a line has words that begin with the query's words, in any order, or if the query is a part of its phone. A Latin word
 * also finds a Devanagari word that sounds like it.
 */
export function createRowSearch<Row>(rows: readonly Row[], getSearchText: (row: Row) => string): RowSearch<Row> {
  let keys: (Key & { row: Row })[] | undefined;
  return (query) => {
    const text = normalizeText(query).trim();
    if (text === '') return rows;
    const words = markWords(text)
      .split(/\s+/)
      .map((word) => ({ word, sound: getSoundPattern(word) }));
    const digits = parsePhoneDigits(text);
    // The keys are created at the first search, because only a search needs them.
    keys ??= rows.map((row) => ({ row, ...createKey(getSearchText(row)) }));
    const isExact = (key: Key) => key.lines.some((line) => words.every(({ word }) => line.includes(word))) || hasDigits(key, digits);
    const isSimilar = ({ lines, sounds }: Key) =>
      sounds?.some((line, index) => words.every(({ word, sound }) => lines[index]?.includes(word) || (sound && line.includes(sound))));
    const exact: Row[] = [];
    const similar: Row[] = [];
    for (const key of keys) {
      if (isExact(key)) exact.push(key.row);
      else if (isSimilar(key)) similar.push(key.row);
    }
    return [...exact, ...similar];
  };
}

/** The searched text of a row. Phone numbers are lines too, here without spaces and signs. */
interface Key {
  lines: readonly string[];
  /** How the Devanagari words of each line sound; undefined if there are none. */
  sounds?: readonly string[];
  phones: readonly string[];
}

function createKey(text: string): Key {
  const normalized = normalizeText(text);
  const phones = normalized.match(/^\+?\d[\d ().-]{9,}$/gm) ?? [];
  return {
    lines: markWords(normalized).split('\n'),
    sounds: devanagari.test(normalized) ? normalized.split('\n').map(getSounds) : undefined,
    phones: phones.map((phone) => phone.replace(/\D/g, '')),
  };
}

const hasDigits = ({ phones }: Key, digits: string | undefined) => digits !== undefined && phones.some((phone) => phone.includes(digits));

function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/ {2,}/g, ' ');
}

/** Marks where words and numbers begin, so that a marked word is found only there: '12' finds 'R12', but not '112'. */
function markWords(text: string): string {
  return text.replace(/\p{N}+|[\p{L}\p{M}]+/gu, '\0$&');
}

/** Returns the digits of a text that may be an Indian phone number or a part of one: at most ten, without the prefix +91 or 0. */
function parsePhoneDigits(text: string): string | undefined {
  if (!/^\+?[\d ().-]*\d[\d ().-]*$/.test(text)) return undefined;
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  return digits === '' ? undefined : digits.slice(-10);
}

const devanagari = /[\u0900-\u0963]+/;

/** The Latin consonants of क to ह. */
const consonants = 'k k g g n ch ch j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h'.split(' ');

/** Returns how the Devanagari words of a line sound, each between two marks. */
function getSounds(line: string): string {
  const words = line.match(new RegExp(devanagari, 'g')) ?? [];
  return `\0${words.map((word) => getSound(word.replace(/ज्ञ/g, 'ग').replace(/./g, toLatin))).join('\0')}\0`;
}

/** The vowels between consonants do not matter, but 'h' is a consonant only after a vowel. */
function toLatin(letter: string): string {
  if (/[ँं]/.test(letter)) return 'n';
  const consonant = consonants[letter.charCodeAt(0) - 0x915];
  return consonant ? `${consonant}a` : 'a';
}

const sameSounds: Record<string, string> = { c: 'k', f: 'p', q: 'k', w: 'v', x: 'ks', z: 'j' };

/** Returns the consonants of a word in Latin letters, alike for each way to write them: 'hnd' for 'hindi' and 'hindee'. */
function getSound(word: string): string {
  return word
    .replace(/ch+/g, 'C')
    .replace(/([bdgjkpst])h+|[aeiou]|\By/g, '$1')
    .replace(/[cfqwxz]/g, (letter) => sameSounds[letter] ?? '')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/** Returns the pattern for the sounds of a line. Two consonants say little, so they must be the whole word. */
function getSoundPattern(markedWord: string): string | undefined {
  const sound = /^\0[a-z]+$/.test(markedWord) ? getSound(markedWord.slice(1)) : '';
  if (sound.length < 2) return undefined;
  return sound.length === 2 ? `\0${sound}\0` : `\0${sound}`;
}
