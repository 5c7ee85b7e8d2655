import { SOURCE_READ_MAX } from '#shared/rules/forms/source-length.ts';

/**
 * Returns the value of a parameter of the address with which the form was opened, or of the page of the site that led to it: swiping
 * keeps the parameters of the address. Empty without one.
 */
export function readSource(parameter: string): string {
  const before = document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).search : '';
  const valueIn = (query: string): string | null => new URLSearchParams(query).get(parameter);
  return (valueIn(location.search) || valueIn(before) || '').slice(0, SOURCE_READ_MAX);
}
