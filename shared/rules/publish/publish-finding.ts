import { parseDestination } from '#shared/rules/site/destination.ts';
import type { PublishRule } from '#shared/rules/publish/publish-fault.ts';

/** Something of a part: a product, an image link, a menu item, a form field, a popup. */
interface Subject {
  id: string;
  name: string;
}

/** A broken rule within a part, wherever that part stands. */
export interface Finding {
  rule: PublishRule;
  subject: string | null;
  name: string | null;
}

/** What a part breaks by itself, and the cells it leads to, each with what it breaks where such a cell is not there. */
export interface PartCheck {
  findings: readonly Finding[];
  linkedCells: readonly { cell: string; finding: Finding }[];
}

const isBlank = (text: string): boolean => text.trim() === '';

export const finding = (rule: PublishRule, subject?: Subject): Finding => ({
  rule,
  subject: subject?.id ?? null,
  name: subject === undefined || isBlank(subject.name) ? null : subject.name.trim(),
});

/** The finding where the text is empty. */
export const requireText = (text: string, rule: PublishRule, subject?: Subject): Finding[] =>
  isBlank(text) ? [finding(rule, subject)] : [];

interface Link {
  url: string;
  isInternalLink: boolean;
}

/** A link that has to lead somewhere. */
export function checkLink(link: Link, rules: { empty?: PublishRule; unknownCell: PublishRule }, subject?: Subject): PartCheck {
  const destination = parseDestination(link.url, link.isInternalLink);
  return {
    findings: destination.kind === 'none' && rules.empty ? [finding(rules.empty, subject)] : [],
    linkedCells: destination.kind === 'cell' ? [{ cell: destination.cell, finding: finding(rules.unknownCell, subject) }] : [],
  };
}

interface ButtonRules {
  withoutText: PublishRule;
  withoutDestination: PublishRule;
  unknownCell: PublishRule;
}

/** A button has a text and leads somewhere, or is neither: then there is none. */
export function checkButton(text: string, link: Link, rules: ButtonRules, subject?: Subject): PartCheck {
  const { withoutText, withoutDestination: empty, unknownCell } = rules;
  const { findings, linkedCells: leadsTo } = checkLink(link, isBlank(text) ? { unknownCell } : { empty, unknownCell }, subject);
  return { findings: link.url === '' ? findings : requireText(text, withoutText, subject), linkedCells: leadsTo };
}

export const mergeChecks = (checks: readonly PartCheck[]): PartCheck => ({
  findings: checks.flatMap(({ findings }) => findings),
  linkedCells: checks.flatMap(({ linkedCells: leadsTo }) => leadsTo),
});

/** Looks at each part once: typing leaves all others the very same, and a large site has ten thousand of them. */
export function memoisePerPart<P extends object>(check: (part: P) => PartCheck): (part: P) => PartCheck {
  const known = new WeakMap<P, PartCheck>();
  return (part) => {
    const answer = known.get(part) ?? check(part);
    known.set(part, answer);
    return answer;
  };
}
