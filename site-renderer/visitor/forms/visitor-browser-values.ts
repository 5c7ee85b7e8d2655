/*
 * The form page's small replacement of `shared/rules/forms/browser-values.ts`: date pickers return days in their stored form, and the server
 * shortens a source, which is never refused.
 */

export const normaliseDay = (value: string): string => value;
export const normaliseSource = (value: string): string => value;
