import type { FormKind, TypeInput } from '#shared/model/forms/form-field.ts';
import type { FormPage } from '#shared/model/sites/destination.ts';

/** The part of a site document that holds each form. */
export const FORM_PART = { contact: 'contactForm', membership: 'membershipForm', homepage: 'homepageForm' } as const satisfies Record<
  FormKind,
  string
>;

/** The internal page that shows each form. */
export const FORM_PAGE = { contact: 'contact', membership: 'membership', homepage: 'form' } as const satisfies Record<FormKind, FormPage>;

/** Whether a field has bounds: on the length of a text, on a number, or on the number of ticked boxes. */
export const isBoundedType = (typeInput: TypeInput): typeInput is 'TEXT_BOX' | 'NUMBER' | 'SELECT_OPTIONS' =>
  ['TEXT_BOX', 'NUMBER', 'SELECT_OPTIONS'].includes(typeInput);

/** Whether a field shows a text while it is empty. */
export const hasPlaceholder = (typeInput: TypeInput): boolean => ['TEXT_BOX', 'NUMBER', 'SELECT'].includes(typeInput);

/** Whether a field offers options to choose from. */
export const hasOptions = (typeInput: TypeInput): boolean => ['SELECT', 'RADIO', 'SELECT_OPTIONS'].includes(typeInput);
