import { reportHeight } from '#site-renderer/visitor/embed/report-height.ts';

reportHeight();
