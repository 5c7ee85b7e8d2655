import type * as z from 'zod';
import type { TagKind } from '#shared/markup/tags/validate-tags.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse, type Parsed } from '#shared/model/fields.ts';
import { PopupCta } from '#shared/model/site/popup.ts';
import type { SiteTags } from '#shared/model/site/seo.ts';
import { Grid, LANGUAGE_PARTS, Sheet, SiteSettings, type SiteDocument } from '#shared/model/site/site.ts';
import {
  canonicalJson,
  diffDocuments,
  parsePartKey,
  parseSheetKey,
  getPart,
  type Part,
  type PartKey,
} from '#shared/rules/site/site-parts.ts';
import { cellOfSheet } from '#web/features/editor/model/document/edit-document.ts';

/** A field of one part of the document that breaks a rule; `path` is within the part. */
export interface PartFault extends FieldError {
  part: PartKey;
}

/** What a save would send, as the server keeps it, and what it would refuse. */
export interface PendingChanges {
  changes: ReadonlyMap<PartKey, Part | null>;
  faults: readonly PartFault[];
}

const schemaOf = (key: PartKey): z.ZodType<Part> => {
  const { kind } = parsePartKey(key);
  if (kind === 'settings') return SiteSettings;
  if (kind === 'grid') return Grid;
  if (kind === 'sheet') return Sheet;
  return kind === 'popup' ? PopupCta : LANGUAGE_PARTS[kind];
};

/** Says what head or body tags break. Needs a parser of HTML, so it is there only once somebody works on tags. */
export type TagCheck = (kind: TagKind, html: string) => FieldError | undefined;

/** A part as the server would keep it, or what it would refuse of it. */
function judged(key: PartKey, part: Part, checkTags: TagCheck | null): Parsed<Part> {
  const parsed = parse(schemaOf(key), part);
  const { kind } = parsePartKey(key);
  if (!parsed.ok || !checkTags || (kind !== 'headTags' && kind !== 'bodyTags')) return parsed;
  // As it is typed, so that lines are told as they stand in the field.
  const fault = checkTags(kind, (part as SiteTags).html.normalize('NFC'));
  return fault ? { ok: false, errors: [fault] } : parsed;
}

const knownFaults = new WeakMap<Part, { checkTags: TagCheck | null; faults: readonly FieldError[] }>();

/** The faults of one part, by the rules both sides share. The same part has the very same answer, so that fields can wait for a new one. */
export function validatePart(key: PartKey, part: Part, checkTags: TagCheck | null): readonly FieldError[] {
  const known = knownFaults.get(part);
  if (known?.checkTags === checkTags) return known.faults;
  const parsed = judged(key, part, checkTags);
  const faults = parsed.ok ? [] : parsed.errors;
  knownFaults.set(part, { checkTags, faults });
  return faults;
}

/**
 * What is not saved yet. The editor keeps text as it is being typed, the server as it normalises it; a part that differs
 * only in that (a trailing space) is no change.
 */
export function pendingChanges(saved: SiteDocument, current: SiteDocument, checkTags: TagCheck | null = null): PendingChanges {
  const changes = new Map<PartKey, Part | null>();
  const faults: PartFault[] = [];
  for (const [key, part] of diffDocuments(saved, current)) {
    const parsed = part === null ? null : judged(key, part, checkTags);
    if (parsed === null) changes.set(key, null);
    else if (!parsed.ok) {
      changes.set(key, part);
      faults.push(...parsed.errors.map((error) => ({ ...error, part: key })));
    } else {
      const previous = getPart(saved, key);
      if (previous === undefined || canonicalJson(previous) !== canonicalJson(parsed.value)) changes.set(key, parsed.value);
    }
  }
  return { changes, faults };
}

/** Where a part is mended: its cell, or `null` for the site as a whole. */
export function cellOfPart(document: SiteDocument, key: PartKey): string | null {
  const sheet = parseSheetKey(key);
  return sheet ? (cellOfSheet(document, sheet.sheetId) ?? null) : null;
}

/** Reads the server's word on a save (`changes.sheets.<id>.<language>.<field>`, `changes.seo.<language>.<field>`) as faults of parts. */
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
