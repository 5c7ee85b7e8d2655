import { reportSuccess } from '#site-renderer/visitor/forms/report-success.ts';
import { showWaiting } from '#site-renderer/visitor/forms/show-waiting.ts';

showWaiting();
reportSuccess();
