import type { useForm } from '@mantine/form';
import type { NewsDraft } from '#web/features/news/form/news-draft.ts';

/** The part of the form's state that its fields use. Errors have the paths of the API's schema. */
export type NewsFormState = Pick<ReturnType<typeof useForm<NewsDraft>>, 'values' | 'errors' | 'setFieldValue' | 'setErrors'>;
