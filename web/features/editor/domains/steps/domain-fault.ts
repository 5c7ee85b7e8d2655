import type { FieldError } from '#shared/model/error.ts';
import { bareName, parseDomainName } from '#shared/rules/domains/domain-name.ts';

/**
 * Returns the rule that a typed domain breaks. Validates as the server does, except for the product's own domains, which only the server
 * knows. The public suffix list is loaded with the first check.
 */
export async function domainFault(typed: string): Promise<FieldError | undefined> {
  if (typed.trim() === '') return { path: 'domain', rule: 'required' };
  const { registrableDomainOf } = await import('#shared/rules/domains/registrable-domain.ts');
  const parsed = parseDomainName(typed, { registrableDomainOf, reserved: [] });
  if ('name' in parsed) return undefined;
  const isApex = parsed.fault === 'domain-apex';
  return { path: 'domain', rule: parsed.fault, ...(isApex && { params: { domain: bareName(typed) } }) };
}
