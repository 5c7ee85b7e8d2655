import { startForm } from '#site-renderer/visitor/forms/start-form.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.form')) startForm(form);
