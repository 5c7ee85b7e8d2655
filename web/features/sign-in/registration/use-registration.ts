import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Registration } from '#shared/model/sign-in/session.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors, schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

/** The state of the registration form; `isSent` after the e-mail has been requested. */
export function useRegistration() {
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initialValues: { companyName: '', contactName: '', email: '', agreed: false },
    validate: (values) => formErrors(schemaErrors(Registration, { ...values, language })),
  });
  const send = (): Promise<null> => api.auth.register({ body: { ...form.values, language } });
  const request = useMutation({
    mutationFn: send,
    onSuccess: () => setSent(true),
    onError: (error) => form.setErrors(formErrors(refusalOf(error)?.fields ?? [])),
  });
  return { form, request, send, isSent, back: () => setSent(false) };
}
