import type * as z from 'zod';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { Grid, Sheet, SiteSettings, type SiteDocument } from '#shared/model/site.ts';
import { canonicalJson, changesBetween, parseSheetKey, type Part, type PartKey } from '#shared/rules/site-parts.ts';
import { cellOfSheet } from '#web/features/editor/model/edit-site.ts';

/** A field of one part of the document that breaks a rule; `path` is within the part. */
export interface PartFault extends FieldError {
  part: PartKey;
}

/** What a save would send, as the server keeps it, and what it would refuse. */
export interface Pending {
  changes: ReadonlyMap<PartKey, Part | null>;
  faults: readonly PartFault[];
}

const schemaOf = (key: PartKey): z.ZodType<Part> => {
  if (key === 'settings') return SiteSettings;
  return key === 'grid' ? Grid : Sheet;
};

/** One part of a document, if it has it. */
export function partAt(document: SiteDocument, key: PartKey): Part | undefined {
  const sheet = parseSheetKey(key);
  if (sheet) return document.sheets[sheet.sheetId]?.[sheet.language];
  return key === 'settings' ? document.settings : document.grid;
}

const knownFaults = new WeakMap<Part, readonly FieldError[]>();

/** The faults of one part, by the shared schema. The same part has the very same answer, so that fields can wait for a new one. */
export function faultsOfPart(key: PartKey, part: Part): readonly FieldError[] {
  const known = knownFaults.get(part);
  if (known) return known;
  const parsed = parse(schemaOf(key), part);
  const faults = parsed.ok ? [] : parsed.errors;
  knownFaults.set(part, faults);
  return faults;
}

/**
 * What is not saved yet. The editor keeps text as it is being typed, the server as it normalises it; a part that differs
 * only in that (a trailing space) is no change.
 */
export function pendingChanges(saved: SiteDocument, current: SiteDocument): Pending {
  const changes = new Map<PartKey, Part | null>();
  const faults: PartFault[] = [];
  for (const [key, part] of changesBetween(saved, current)) {
    const parsed = part === null ? null : parse(schemaOf(key), part);
    if (parsed === null) changes.set(key, null);
    else if (!parsed.ok) {
      changes.set(key, part);
      faults.push(...parsed.errors.map((error) => ({ ...error, part: key })));
    } else {
      const previous = partAt(saved, key);
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

/** Reads the server's word on a save (`changes.sheets.<id>.<language>.<field>`) as faults of parts. */
export function faultsOfRefusal(fields: readonly FieldError[]): PartFault[] {
  return fields.map((field) => {
    const [, kind, ...rest] = field.path.split('.');
    if (kind === 'sheets' && rest.length >= 2) {
      const [sheetId = '', language = '', ...path] = rest;
      return { ...field, part: `sheet/${sheetId}/${language}` as PartKey, path: path.join('.') };
    }
    return { ...field, part: kind === 'grid' ? 'grid' : 'settings', path: rest.join('.') };
  });
}
