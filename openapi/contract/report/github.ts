import { formatFinding, type Report } from './types.ts';

/** Workflow commands of GitHub Actions, which shows them as annotations: an error for each drift, a warning for each warning. */
export function toGitHubAnnotations({ rows }: Report): string {
  const lines = rows.flatMap(({ name, findings }) =>
    findings.flatMap((finding) => {
      if (finding.level === 'unseen') return [];
      const text = formatFinding({ ...finding, level: 'drift' });
      return [`::${finding.level === 'drift' ? 'error' : 'warning'} title=${escapeProperty(`Contract: ${name}`)}::${escapeData(text)}\n`];
    }),
  );
  return lines.join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
