import { startSteppedForm } from '#site-renderer/visitor/forms/start-stepped-form.ts';

startSteppedForm(document.querySelector('form.form') as HTMLFormElement);
