import { writeFileSync } from 'node:fs';
import type { ReportOptions } from '../options.ts';
import { toGitHubAnnotations } from './github.ts';
import { toJUnit } from './junit.ts';
import { toMarkdown } from './markdown.ts';
import type { Report } from './types.ts';

/** Writes a report in every format that is asked for. `-` is the standard output. */
export function writeReport({ json, junit, markdown, github }: ReportOptions, report: Report, jsonText: string): void {
  if (json) write(json, jsonText);
  if (junit) write(junit, toJUnit(report));
  if (markdown) write(markdown, toMarkdown(report));
  if (github) process.stdout.write(toGitHubAnnotations(report));
}

function write(file: string, text: string): void {
  if (file === '-') process.stdout.write(text);
  else writeFileSync(file, text);
}
