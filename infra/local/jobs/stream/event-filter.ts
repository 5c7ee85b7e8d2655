/** A filter pattern of Lambda's event sources, as far as the product uses them: nested fields with lists of exact values. */
export interface EventPattern {
  readonly [field: string]: EventPattern | readonly (string | number | boolean | null)[];
}

/** Whether an event passes a pattern: every field named holds one of the values listed. */
export function matchesPattern(pattern: EventPattern, event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false;
  return Object.entries(pattern).every(([field, expected]) => {
    const value = (event as Record<string, unknown>)[field];
    return isValueList(expected) ? expected.some((candidate) => candidate === value) : matchesPattern(expected, value);
  });
}

const isValueList = (expected: EventPattern[string]): expected is Extract<EventPattern[string], readonly unknown[]> =>
  Array.isArray(expected);
