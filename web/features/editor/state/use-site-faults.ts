import type { PublishFault } from '#shared/rules/publish/publish-fault.ts';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';

/** What keeps the site off the air, as it was when typing last paused. */
export const useSiteFaults = (): readonly PublishFault[] => useDocumentScan(siteFaults);
