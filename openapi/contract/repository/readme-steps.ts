import { readFileSync } from 'node:fs';
import { root } from '../command.ts';

/** A numbered step of 'How to add an operation' in openapi/README.md. */
export interface Step {
  title: string;
  edits: Edit[];
  /** Output of the check that fails without this step, as the README shows it. Empty if it shows none. */
  failure: string;
}

interface Edit {
  file: string;
  /** Where the text goes: into a new file, at the end, or after a line with this text. */
  after: string;
  text: string;
}

/** Reads the steps: code blocks that follow 'Append to', 'Create' or 'Insert after', and `text` blocks with expected output. */
export function readSteps(): Step[] {
  const readme = readFileSync(`${root}openapi/README.md`, 'utf8');
  const [, section = ''] = readme.split('\n## How to add an operation\n');
  return section
    .split(/^### \d+\. /m)
    .slice(1)
    .map(parseStep);
}

function parseStep(text: string): Step {
  const [title = ''] = text.split('\n');
  const [, failure = ''] = /```text\n([\s\S]*?)\n```/.exec(text) ?? [];
  return { title, edits: [...text.matchAll(editPattern)].map(parseEdit), failure };
}

const editPattern = /(Append to|Create|Insert after `(?<line>[^`]+)` in)\s`(?<file>[^`]+)`:\n\n```\w+\n(?<text>[\s\S]*?)```/g;

function parseEdit({ 1: verb, groups = {} }: RegExpExecArray): Edit {
  const { line, file = '', text = '' } = groups;
  return { file, after: line ?? (verb === 'Create' ? 'new file' : 'end'), text };
}
