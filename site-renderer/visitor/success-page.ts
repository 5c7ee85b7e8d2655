import { reportSuccess } from '#site-renderer/visitor/forms/report-success.ts';

reportSuccess();
