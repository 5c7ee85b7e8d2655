import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldError } from '#shared/model/error.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

const FAILED = '保存できませんでした';
const LABELS = { company: '会社名', contact: '担当者', email: 'メール' } as const;
type Name = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as Name[];

const required = (path: string): FieldError => ({ path, rule: 'required' });
const refused = (...fields: string[]): ApiError =>
  new ApiError({
    kind: 'refused',
    status: 400,
    statusText: '',
    message: null,
    refusal: { code: 'invalid-input', fields: fields.map((path) => required(path)) },
  });

/** A form with required fields whose request rejects with `answer`. */
function TestForm({ answer }: { answer: Error }) {
  const { formId, form, showErrors, refuse } = useDraftForm<Record<Name, string>>({
    initialValues: { company: '', contact: '', email: '' },
    errorsOf: (draft) => NAMES.filter((name) => draft[name] === '').map((name) => required(name)),
    checkedOnBlur: NAMES,
  });
  const save = useMutation({ mutationFn: () => Promise.reject(answer), onError: refuse });
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit(() => save.mutate(), showErrors)}>
      {NAMES.map((name) => (
        <TextInput key={name} label={LABELS[name]} withAsterisk {...form.getInputProps(name)} />
      ))}
      <FormFailure title={FAILED} error={save.error} />
      <button type="submit">送信</button>
    </form>
  );
}

const field = (name: Name) => screen.getByLabelText(new RegExp(LABELS[name]));
const type = (name: Name, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByText('送信'));
const fillAll = () => NAMES.forEach((name) => type(name, 'a'));
const list = () => screen.findByRole('group', { name: /か所/ });
const listed = async () =>
  within(await list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('FormFailure', () => {
  it('links to the invalid fields after the form was sent, and removes the links of corrected fields', async () => {
    await renderScreen({ element: <TestForm answer={refused()} /> });
    fireEvent.blur(field('company'));
    fireEvent.blur(field('contact'));
    await waitFor(() => expect(field('contact').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('group')).toBeNull();
    send();
    expect(await listed()).toEqual(['会社名', '担当者', 'メール']);
    await waitFor(() => expect(field('company')).toBe(document.activeElement));
    fireEvent.click(within(await list()).getByText('メール'));
    expect(field('email')).toBe(document.activeElement);
    type('contact', 'a');
    await waitFor(async () => expect(await listed()).toEqual(['会社名', 'メール']));
    type('company', 'a');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  });

  it('shows no summary if the server refused a single field, even after the field was corrected', async () => {
    await renderScreen({ element: <TestForm answer={refused('contact')} /> });
    fillAll();
    send();
    await waitFor(() => expect(field('contact')).toBe(document.activeElement));
    expect(screen.queryByRole('alert')).toBeNull();
    type('contact', 'b');
    await waitFor(() => expect(field('contact').getAttribute('aria-invalid')).not.toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links to each refused field if the server refused several', async () => {
    await renderScreen({ element: <TestForm answer={refused('contact', 'email')} /> });
    fillAll();
    send();
    expect(await listed()).toEqual(['担当者', 'メール']);
  });

  it.each([
    ['an answer that refuses no field of the form', refused('version'), errors.code['invalid-input']],
    ['a missing answer', new ApiError({ kind: 'no-response' }), errors.noResponse],
  ])('shows the error message of %s', async (_, answer, message) => {
    await renderScreen({ element: <TestForm answer={answer} /> });
    fillAll();
    send();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(FAILED)).toBeDefined();
    expect(within(alert).getByText(message)).toBeDefined();
  });
});
