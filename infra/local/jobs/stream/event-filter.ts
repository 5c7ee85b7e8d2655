/** A filter pattern of Lambda's event sources. Only nested fields with lists of exact values are supported. */
export interface EventPattern {
  readonly [field: string]: EventPattern | readonly (string | number | boolean | null)[];
}

/** Whether every field in the pattern has one of its listed values in the event. */
export function matchesPattern(pattern: EventPattern, event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false;
  return Object.entries(pattern).every(([field, expected]) => {
    const value = (event as Record<string, unknown>)[field];
    return isValueList(expected) ? expected.some((candidate) => candidate === value) : matchesPattern(expected, value);
  });
}

const isValueList = (expected: EventPattern[string]): expected is Extract<EventPattern[string], readonly unknown[]> =>
  Array.isArray(expected);
