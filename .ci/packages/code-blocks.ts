import { readFileSync } from 'node:fs';

/** A block of TypeScript in a manual. */
export interface CodeBlock {
  /** File and line, to be found again. */
  place: string;
  /** `ts` or `tsx`. */
  language: string;
  /** The block as a module, after what its reader knows already: `<!-- given: … -->` before it says what. */
  code: string;
}

/** The blocks of TypeScript in a file of Markdown. A block after `<!-- a part: … -->` is no module and is left out. */
export function codeBlocks(file: string, name: string): CodeBlock[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:^<!-- (given|a part): (.+) -->\n)?^```(tsx?)\n([\s\S]*?)^```$/gm)].flatMap((found) => {
    const [, kind, note = '', language = '', code = ''] = found;
    if (kind === 'a part') return [];
    const line = text.slice(0, found.index).split('\n').length;
    return [{ place: `${name}-${line}`, language, code: `${kind ? note : ''}\n${code}\nexport {};\n` }];
  });
}
