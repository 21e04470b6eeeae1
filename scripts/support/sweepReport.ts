import type { Finding, Kept } from '../../tests/e2e/support/sweep/findings.ts';

const MOST_LOOKS = 3;

/** One fault of one element, in however many looks. */
function grouped(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.element}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

function groupLine(findings: readonly Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  const looks = findings.slice(0, MOST_LOOKS).map(({ look }) => look);
  const more = findings.length > MOST_LOOKS ? ` and ${findings.length - MOST_LOOKS} more looks` : '';
  return `- **${first.rule}** \`${first.element}\`: ${first.words} — ${looks.join(', ')}${more}`;
}

/** The report of a sweep: how much was checked, and every fault once, with the looks in which it occurs. */
export function sweepReport(kept: readonly Kept[]): string {
  const looks = kept.reduce((sum, each) => sum + each.looks.length, 0);
  const faulty = kept.filter(({ findings }) => findings.length > 0);
  const faults = faulty.map(({ findings }) => grouped(findings));
  const count = faults.reduce((sum, groups) => sum + groups.length, 0);
  return [
    '# Accessibility sweep',
    '',
    `${kept.length} screens, ${looks} looks: ${count === 0 ? 'nothing found' : `${count} faults on ${faulty.length} screens`}.`,
    ...faulty.flatMap(({ screen }, index) => ['', `## ${screen}`, '', ...(faults[index] ?? []).map(groupLine)]),
    '',
  ].join('\n');
}
