import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';

/** Returns the faults that prevent publishing, as of the last pause in typing. */
export const useSiteFaults = (): readonly PublishFault[] => useDocumentScan(siteFaults);
