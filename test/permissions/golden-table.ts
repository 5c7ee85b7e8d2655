import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from '#test/permissions/callers.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { isLongRun } from '#test/support/long-run.ts';

const FILE = join(import.meta.dirname, 'golden.md');
/** The endpoint, and whose resources it names. */
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

/** One call in so many is tried where others of the same tree own what is named; all are where foreign OEMs do. */
const TRIED: Readonly<Partial<Record<Target, number>>> = { sibling: 4, above: 4, top: 4, OEM_ADMIN: 4, MASTER_USER: 4 };
const REFUSALS: readonly string[] = ['401', '403', '404'];

interface Cell {
  sampled: SampledEndpoint;
  /** The place of the caller in the table. */
  caller: number;
  target: Target;
  /** The status in the golden table. */
  expected: string;
}

/** Whether the cells after it depend on its call. */
const changesState = ({ sampled, expected }: Cell): boolean => sampled.endpoint.method !== 'GET' && !REFUSALS.includes(expected);

/**
 * Whether `npm test` makes the call of a cell; a long run makes every call. Tried are every write that succeeds, every endpoint by every
 * caller on its own resources and on foreign ones, and of the other calls a share in which every endpoint, every caller and every target meet.
 */
export const isTried = (cell: Cell): boolean =>
  isLongRun || changesState(cell) || (ENDPOINTS.indexOf(cell.sampled) + cell.caller) % (TRIED[cell.target] ?? 1) === 0;
