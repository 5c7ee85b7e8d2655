import type * as z from 'zod';
import type { TagRules } from '#shared/markup/tags/markup-fault.ts';
import type { TagKind } from '#shared/markup/tags/validate-tags.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse, type Parsed } from '#shared/model/fields.ts';
import { PopupCta } from '#shared/model/sites/popup.ts';
import type { SiteTags } from '#shared/model/sites/seo.ts';
import { EMPTY_SHEET, Grid, LANGUAGE_PARTS, Sheet, SiteSettings, type SiteDocument } from '#shared/model/sites/site.ts';
import {
  canonicalJson,
  diffDocuments,
  parsePartKey,
  parseSheetKey,
  getPart,
  type Part,
  type PartKey,
} from '#shared/rules/sites/site-parts.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';
import { cellOfSheet } from '#web/features/editor/model/document/edit-document.ts';
import { revertInvalidFields } from '#web/features/editor/model/document/revert-invalid-fields.ts';

/** A field of a part that breaks a rule; `path` is relative to the part. */
export interface PartFault extends FieldError {
  part: PartKey;
}

/** The unsaved parts as the server stores them, and the subset that can be saved. */
export interface PendingChanges {
  changes: ReadonlyMap<PartKey, Part | null>;
  /** The changes without invalid fields: one invalid field does not stop the rest from being saved. */
  sendable: ReadonlyMap<PartKey, Part | null>;
  faults: readonly PartFault[];
}

const schemaOf = (key: PartKey): z.ZodType<Part> => {
  const { kind } = parsePartKey(key);
  if (kind === 'settings') return SiteSettings;
  if (kind === 'grid') return Grid;
  if (kind === 'sheet') return Sheet;
  return kind === 'popup' ? PopupCta : LANGUAGE_PARTS[kind];
};

/** Checks head or body tags. It needs an HTML parser, so it is loaded only when tags are edited. */
export type TagCheck = (kind: TagKind, html: string, rules: TagRules) => FieldError | undefined;

/** The tag check and the rules of the site that it applies. */
export interface SiteTagCheck {
  check: TagCheck | null;
  rules: TagRules;
}

const NO_CHECK: SiteTagCheck = { check: null, rules: { tagManager: false } };

/** Returns the part as the server would store it, or its faults. */
function parseUncached(key: PartKey, part: Part, { check, rules }: SiteTagCheck): Parsed<Part> {
  const parsed = parse(schemaOf(key), part);
  const { kind } = parsePartKey(key);
  if (!parsed.ok || !check || (kind !== 'headTags' && kind !== 'bodyTags')) return parsed;
  // The tags are checked as typed, so that line numbers match the field.
  const fault = check(kind, toUnicodeForm((part as SiteTags).html, 'NFC'), rules);
  return fault ? { ok: false, errors: [fault] } : parsed;
}

const parsedParts = new WeakMap<Part, { tagCheck: SiteTagCheck; parsed: Parsed<Part> }>();

const isSameCheck = (one: SiteTagCheck, other: SiteTagCheck): boolean =>
  one.check === other.check && (one.check === null || one.rules.tagManager === other.rules.tagManager);

/** Returns the parsed part, each part parsed once: the fields and the save status ask for it on every keystroke. */
function parsePart(key: PartKey, part: Part, tagCheck: SiteTagCheck): Parsed<Part> {
  const known = parsedParts.get(part);
  if (known && isSameCheck(known.tagCheck, tagCheck)) return known.parsed;
  const parsed = parseUncached(key, part, tagCheck);
  parsedParts.set(part, { tagCheck, parsed });
  return parsed;
}

const NO_FAULTS: readonly FieldError[] = [];

/** Returns the faults of one part, and the same list for the same part, so that fields can compare by identity. */
export function validatePart(key: PartKey, part: Part, tagCheck: SiteTagCheck): readonly FieldError[] {
  const parsed = parsePart(key, part, tagCheck);
  return parsed.ok ? NO_FAULTS : parsed.errors;
}

const isSamePart = (one: Part | undefined, other: Part): boolean => one !== undefined && canonicalJson(one) === canonicalJson(other);

/** Returns the part without its invalid fields; `undefined` if nothing of it can be saved. A new sheet starts from an empty one. */
function validFieldsOf(key: PartKey, part: Part, faults: readonly FieldError[], previous: Part | undefined): Part | undefined {
  const base = previous ?? (parseSheetKey(key) ? EMPTY_SHEET : undefined);
  if (base === undefined) return undefined;
  const parsed = parse(schemaOf(key), revertInvalidFields(part, base, faults));
  return parsed.ok && !isSamePart(previous, parsed.value) ? parsed.value : undefined;
}

/** Returns the changes without the grid and without added or removed sheets: each cell needs its sheet, and each sheet its cell. */
const withoutGrid = (sendable: ReadonlyMap<PartKey, Part | null>, saved: SiteDocument): ReadonlyMap<PartKey, Part | null> =>
  new Map([...sendable].filter(([key, part]) => key !== 'grid' && !(parseSheetKey(key) && (part === null || !getPart(saved, key)))));

/**
 * Returns the unsaved changes. The editor keeps text as typed and the server normalises it, so a part that differs only by this (a trailing
 * space) is unchanged.
 */
export function pendingChanges(saved: SiteDocument, current: SiteDocument, check: TagCheck | null = null): PendingChanges {
  const tagCheck = check ? { check, rules: current.settings } : NO_CHECK;
  const changes = new Map<PartKey, Part | null>();
  const sendable = new Map<PartKey, Part | null>();
  const faults: PartFault[] = [];
  const add = (key: PartKey, part: Part | null): void => {
    changes.set(key, part);
    sendable.set(key, part);
  };
  for (const [key, part] of diffDocuments(saved, current)) {
    const parsed = part === null ? null : parsePart(key, part, tagCheck);
    const previous = getPart(saved, key);
    if (part === null || parsed === null) add(key, null);
    else if (!parsed.ok) {
      changes.set(key, part);
      faults.push(...parsed.errors.map((error) => ({ ...error, part: key })));
      const valid = validFieldsOf(key, part, parsed.errors, previous);
      if (valid) sendable.set(key, valid);
    } else if (!isSamePart(previous, parsed.value)) add(key, parsed.value);
  }
  const isGridFaulty = faults.some(({ part }) => part === 'grid');
  return { changes, sendable: isGridFaulty ? withoutGrid(sendable, saved) : sendable, faults };
}

/** Returns the cell of a sheet's part; `null` for other parts. */
export function cellOfPart(document: SiteDocument, key: PartKey): string | null {
  const sheet = parseSheetKey(key);
  return sheet ? (cellOfSheet(document, sheet.sheetId) ?? null) : null;
}

/** Converts the faults of a refused save (`changes.sheets.<id>.<language>.<field>`, `changes.seo.<language>.<field>`) to faults of parts. */
export function toPartFaults(fields: readonly FieldError[]): PartFault[] {
  return fields.map((field) => {
    const [, kind = '', ...rest] = field.path.split('.');
    const [first = '', second = ''] = rest;
    const faultOf = (part: string, depth: number): PartFault => ({ ...field, part: part as PartKey, path: rest.slice(depth).join('.') });
    if (kind === 'sheets' && rest.length >= 2) return faultOf(`sheet/${first}/${second}`, 2);
    if (kind === 'popups' && rest.length >= 1) return faultOf(`popup/${first}`, 1);
    if (Object.hasOwn(LANGUAGE_PARTS, kind) && rest.length >= 1) return faultOf(`${kind}/${first}`, 1);
    return faultOf(kind === 'grid' ? 'grid' : 'settings', 0);
  });
}
