import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';

/** The quota of concurrent functions of an AWS account that the numbers below are for. */
export const USUAL_QUOTA = 1_000;
/** Lambda refuses reservations that leave less than this to the functions without one. */
export const UNRESERVED_LEAST = 100;

type Trigger = (typeof FUNCTIONS)[FunctionName]['trigger'];

/** Instances of a background function, by what starts it. */
const BACKGROUND: Readonly<Record<Exclude<Trigger['by'], 'http' | 'queue'>, number>> = {
  job: 8,
  stream: 20,
  'access-logs': 40,
  'mail-events': 8,
  schedule: 2,
  hand: 1,
};

/** Instances of functions that have more work than others started the same way, and of those that visitors call. */
const OWN: Readonly<Partial<Record<FunctionName, number>>> = {
  publish: 40,
  'process-media': 24,
  mail: 24,
  'end-user': 150,
  member: 50,
  'site-form': 50,
};

/** Returns how many instances of a function run at the usual quota; `undefined` for functions of the console, which share the rest. */
function usualConcurrency(name: FunctionName): number | undefined {
  const own = OWN[name];
  if (own !== undefined) return own;
  const trigger: Trigger = FUNCTIONS[name].trigger;
  if (trigger.by === 'http') return undefined;
  return trigger.by === 'queue' ? trigger.concurrencyMax : BACKGROUND[trigger.by];
}

/**
 * Returns the reserved concurrency of each function that has one, for an account with this quota. A reservation is also a limit:
 * background functions and those that visitors call have one, so that they cannot take what the console needs to sign in and save. An
 * account whose quota is too small for that has none.
 */
export function reservedConcurrency(quota: number): ReadonlyMap<FunctionName, number> {
  const reserved = (Object.keys(FUNCTIONS) as FunctionName[]).flatMap((name): [FunctionName, number][] => {
    const usual = usualConcurrency(name);
    return usual === undefined ? [] : [[name, Math.max(1, Math.floor((usual * quota) / USUAL_QUOTA))]];
  });
  const sum = reserved.reduce((total, [, count]) => total + count, 0);
  return new Map(quota - sum < UNRESERVED_LEAST ? [] : reserved);
}
