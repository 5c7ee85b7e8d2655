import { describe, expect, it } from 'vitest';
import { DeliverySettings } from '#shared/model/analytics/report-delivery.ts';
import { parse } from '#shared/model/fields.ts';
import { REPORT_RECIPIENTS_MAX } from '#shared/model/limits.ts';

const faultsOf = (recipients: readonly string[], isOn = true): string[] => {
  const parsed = parse(DeliverySettings, { isOn, recipients, language: 'jp' });
  return parsed.ok ? [] : parsed.errors.map(({ path, rule }) => `${path} ${rule}`);
};
const addresses = (count: number): string[] => Array.from({ length: count }, (_, index) => `a${index}@example.com`);

describe('DeliverySettings of the monthly report (R-20.16)', () => {
  it('reject an invalid or repeated address at its index', () => {
    expect(faultsOf(['a@example.com', 'wrong', 'b@example.com'])).toEqual(['recipients.1 invalid-email']);
    expect(faultsOf(['a@example.com', 'A@example.com'])).toEqual(['recipients.1 duplicate']);
  });

  it('require at least one address if the report is on, and allow at most ten', () => {
    expect([faultsOf([]), faultsOf([], false)]).toEqual([['recipients required'], []]);
    expect(faultsOf(addresses(REPORT_RECIPIENTS_MAX))).toEqual([]);
    expect(faultsOf(addresses(REPORT_RECIPIENTS_MAX + 1))).toEqual(['recipients too-many']);
  });
});
