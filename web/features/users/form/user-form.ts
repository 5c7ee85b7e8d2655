import type { useForm } from '@mantine/form';
import type { UserDraft } from '#web/features/users/form/user-draft.ts';

/** The state of a form of an account, as its fields take it. */
export interface UserForm extends Pick<ReturnType<typeof useForm<UserDraft>>, 'values' | 'errors' | 'getInputProps' | 'setFieldValue'> {
  validateField: (field: keyof UserDraft) => unknown;
}

/** Fields judged as soon as they are left. */
export const VALIDATED_ON_BLUR: (keyof UserDraft)[] = ['companyName', 'contactName', 'email', 'contractStart', 'contractEnd'];
