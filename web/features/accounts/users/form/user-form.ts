import type { useForm } from '@mantine/form';
import type { UserDraft } from '#web/features/accounts/users/form/user-draft.ts';

/** The part of an account form's state that its fields use. */
export interface UserForm extends Pick<
  ReturnType<typeof useForm<UserDraft>>,
  'values' | 'errors' | 'getInputProps' | 'setFieldValue' | 'setValues'
> {
  validateField: (field: keyof UserDraft) => unknown;
}

/** The fields that are validated on blur. */
export const VALIDATED_ON_BLUR: (keyof UserDraft)[] = ['companyName', 'contactName', 'email', 'contractStart', 'contractEnd'];
