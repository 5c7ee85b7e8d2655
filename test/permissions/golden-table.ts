import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallerName, CALLERS, type Target } from '#test/permissions/callers.ts';
import type { SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { isLongRun } from '#test/support/long-run.ts';

const FILE = join(import.meta.dirname, 'golden.md');
/** The number of cells before the statuses: the endpoint, and whose resources it names. */
const LEADING_CELLS = 2;

export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export type GoldenTable = ReadonlyMap<string, readonly string[]>;
const keyOf = (endpoint: string, names: string): string => `${endpoint} ${names}`;

/** The statuses of the golden table in the order of its callers; empty if it has other callers. */
export async function readGolden(callers: readonly string[]): Promise<GoldenTable> {
  const rows = (await readFile(FILE, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  const [head = []] = rows;
  if (head.slice(LEADING_CELLS).join() !== callers.join()) return new Map();
  return new Map(rows.map(([endpoint = '', names = '', ...statuses]) => [keyOf(endpoint, names), statuses]));
}

export const goldenStatuses = (golden: GoldenTable, endpoint: string, names: string): readonly string[] | undefined =>
  golden.get(keyOf(endpoint, names));

/** The kind of account that a caller works in. Callers that are not listed work in the USER. */
const LEVELS: Readonly<Partial<Record<CallerName, string>>> = {
  MASTER: 'operator',
  MASTER_USER: 'operator',
  'SUB_ADMIN of MASTER': 'operator',
  'accountant of MASTER': 'operator',
  OEM_MASTER: 'oem',
  OEM_ADMIN: 'oem',
  'SUB_ADMIN of OEM_MASTER': 'oem',
  'accountant of OEM_MASTER': 'oem',
  'OEM_MASTER, view': 'oem',
  'OEM_MASTER suspended': 'oem',
};

const REFUSALS: readonly string[] = ['401', '403', '404'];
const outcomeOf = (status: string): string => (REFUSALS.includes(status) ? status : 'answered');

/** Returns the same number for the same text, so that a new endpoint does not change which calls of the others are tried. */
const turnOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0);

/**
 * What decides the answer to a caller. Callers of the same kind are interchangeable for an endpoint and a target: whether a token is valid
 * (401) is decided before the endpoint is known, a named resource is looked up alike for all that may not call (403), and in the same scope
 * for all that work in one kind of account. The policy can refuse an endpoint to each caller on its own, so each tries its own resources.
 */
function kindOf({ endpoint: { access } }: SampledEndpoint, target: Target, caller: CallerName, statuses: CallerStatuses): string {
  const own = outcomeOf(statuses.own);
  if (own === '401') return own;
  if (target === 'own') return access.by === 'console' ? caller : own;
  return [own, outcomeOf(statuses.here), own === '403' ? '' : LEVELS[caller]].join(' ');
}

/** The statuses of a caller in the golden table: on its own resources, and in the cell. */
interface CallerStatuses {
  own: string;
  here: string;
}

/** Writes on which answers of other families depend: all calls of them that succeed are made. */
const PRECEDING: readonly string[] = ['masterUser.update', 'site.delete'];

/** The statuses of an endpoint's rows in the golden table, in the order of the callers. */
export interface GoldenRows {
  own: readonly string[];
  here: readonly string[];
}

/**
 * The callers whose calls `npm test` makes for an endpoint and a target: one of each kind, another one for the next family and target.
 * The endpoints of a family have the same callers, because some of them follow each other. A long run makes the calls of all callers.
 */
export function triedCallers(sampled: SampledEndpoint, target: Target, { own, here }: GoldenRows): ReadonlySet<CallerName> {
  if (isLongRun) return new Set(CALLERS);
  const callersOf = new Map<string, CallerName[]>();
  for (const [index, caller] of CALLERS.entries()) {
    const kind = kindOf(sampled, target, caller, { own: own[index] ?? '', here: here[index] ?? '' });
    callersOf.set(kind, [...(callersOf.get(kind) ?? []), caller]);
  }
  if (target !== 'own') callersOf.delete('401');
  const turn = turnOf(`${sampled.family} ${target}`);
  const oneOfEachKind = [...callersOf.values()].map((callers) => callers[turn % callers.length] as CallerName);
  const preceding = PRECEDING.includes(sampled.name) ? CALLERS.filter((_, index) => outcomeOf(here[index] ?? '') === 'answered') : [];
  return new Set([...oneOfEachKind, ...preceding]);
}
