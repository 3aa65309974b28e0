import { readFileSync } from 'node:fs';

/** A TypeScript code block of a README. */
export interface CodeBlock {
  /** File and line, for error messages. */
  name: string;
  language: string;
  /** The block as a module. A comment `<!-- given: … -->` before the block adds code that it relies on. */
  code: string;
}

/** All TypeScript blocks of a Markdown file, except fragments, which follow a comment `<!-- fragment: … -->`. */
export function codeBlocks(path: string, file: string): CodeBlock[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:^<!-- (given|fragment): (.+) -->\n)?^```(tsx?)\n([\s\S]*?)^```$/gm)].flatMap((found) => {
    const [, kind, note = '', language = '', code = ''] = found;
    if (kind === 'fragment') return [];
    const line = text.slice(0, found.index).split('\n').length;
    return [{ name: `${file}-${line}`, language, code: `${kind ? note : ''}\n${code}\nexport {};\n` }];
  });
}
