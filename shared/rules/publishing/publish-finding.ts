import { parseDestination } from '#shared/model/sites/destination.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';
import type { PublishRule } from '#shared/rules/publishing/publish-fault.ts';

/** An item inside a part: a product, image link, menu item, form field or popup. */
interface Subject {
  id: string;
  name: string;
}

/** A broken rule inside a part, without the part's location. */
export interface Finding {
  rule: PublishRule;
  subject: string | null;
  name: string | null;
}

/** The broken rules of a part, and the cells to which it links, each with the finding to report if the cell does not exist. */
export interface PartCheck {
  findings: readonly Finding[];
  linkedCells: readonly { cell: string; finding: Finding }[];
}

export const finding = (rule: PublishRule, subject?: Subject): Finding => ({
  rule,
  subject: subject?.id ?? null,
  name: subject === undefined || isBlank(subject.name) ? null : subject.name.trim(),
});

/** Returns one finding if the text is blank, otherwise none. */
export const requireText = (text: string, rule: PublishRule, subject?: Subject): Finding[] =>
  isBlank(text) ? [finding(rule, subject)] : [];

interface Link {
  url: string;
  isInternalLink: boolean;
}

/** Checks a link: an empty link is a finding if `rules.empty` is given, and a linked cell must exist. */
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

/** Checks a button: text and destination are either both given or both empty (no button). */
export function checkButton(text: string, link: Link, rules: ButtonRules, subject?: Subject): PartCheck {
  const { withoutText, withoutDestination: empty, unknownCell } = rules;
  const { findings, linkedCells } = checkLink(link, isBlank(text) ? { unknownCell } : { empty, unknownCell }, subject);
  const hasDestination = parseDestination(link.url, link.isInternalLink).kind !== 'none';
  return { findings: hasDestination ? requireText(text, withoutText, subject) : findings, linkedCells };
}

export const mergeChecks = (checks: readonly PartCheck[]): PartCheck => ({
  findings: checks.flatMap(({ findings }) => findings),
  linkedCells: checks.flatMap(({ linkedCells }) => linkedCells),
});

/** Memoises a check per part object: an edit replaces one part of possibly ten thousand and keeps all other objects. */
export function memoisePerPart<P extends object>(check: (part: P) => PartCheck): (part: P) => PartCheck {
  const results = new WeakMap<P, PartCheck>();
  return (part) => {
    const result = results.get(part) ?? check(part);
    results.set(part, result);
    return result;
  };
}
