import { boundedText, ruleIssue } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { parseAddressRange } from '#shared/values/network/address-range.ts';

/** An IPv4 or IPv6 address, or a range in CIDR notation. The error contains the value, because one input holds all addresses. */
export const addressRange = () =>
  boundedText(TEXT_MAX.line)
    .trim()
    .superRefine((address, context) => {
      if (parseAddressRange(address) === undefined) context.addIssue({ code: 'custom', ...ruleIssue('invalid-address', { address }) });
    });
