/** The result of a check of the doctor. A `fault` prevents a deployment or a use of the product, a `warning` limits it. */
export interface Finding {
  level: 'ok' | 'warning' | 'fault';
  /** The finding, and how to fix it unless it is `ok`. */
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const fault = (text: string): Finding => ({ level: 'fault', text });

/** Runs a check and converts an error into a fault, so that the doctor reports the other checks too. */
export async function findingsOf(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [fault(error instanceof Error ? error.message : String(error))];
  }
}

const MARKS: Record<Finding['level'], string> = { ok: '  ok     ', warning: '  warning', fault: '  FAULT  ' };

/** Returns the findings as lines for a terminal, the faults last. */
export function formatFindings(findings: readonly Finding[]): string {
  const order = Object.keys(MARKS);
  return findings
    .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))
    .map(({ level, text }) => `${MARKS[level]}  ${text}`)
    .join('\n');
}
