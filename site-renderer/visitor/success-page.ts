import { reportSuccess } from '#site-renderer/visitor/forms/report-success.ts';
import { showWaitingListMessage } from '#site-renderer/visitor/forms/waiting-list-message.ts';

showWaitingListMessage();
reportSuccess();
