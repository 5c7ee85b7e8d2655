import { Text, VisuallyHidden } from '@mantine/core';
import {
  IconCircleCheck,
  IconCreditCardOff,
  IconChecklist,
  IconFileInvoice,
  IconFileSpreadsheet,
  IconFileZip,
  IconGauge,
  IconInbox,
  IconMessage,
  IconPackageExport,
  IconReceiptRefund,
  IconSpeakerphone,
  IconTool,
  IconWebhook,
  IconWorld,
  IconCalendarX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { BellItem } from '#shared/model/notices/bell.ts';
import classes from '#web/features/notices/shared/bell.module.css';
import { bellItemPath } from '#web/features/notices/shared/bell-item-path.ts';
import { formatMonth, formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const ICON: Readonly<Record<BellItem['kind'], TablerIcon>> = {
  information: IconSpeakerphone,
  maintenance: IconTool,
  'publication-failed': IconCalendarX,
  'domain-live': IconWorld,
  'invoice-issued': IconFileInvoice,
  'credit-note': IconReceiptRefund,
  'card-failed': IconCreditCardOff,
  'page-views': IconGauge,
  'new-entries': IconInbox,
  comment: IconMessage,
  'preview-approved': IconCircleCheck,
  'import-finished': IconFileSpreadsheet,
  'export-finished': IconFileSpreadsheet,
  'site-export-finished': IconPackageExport,
  'bulk-upload-finished': IconFileZip,
  'webhook-stopped': IconWebhook,
  'plan-request': IconChecklist,
  'plan-change': IconChecklist,
};

/** Returns the message key of an event. An import or bulk upload without usable entries has a separate key. */
function textOf({ kind, count }: Extract<BellItem, { type: 'event' }>) {
  if (count > 0) return kind;
  if (kind === 'import-finished') return 'import-failed';
  return kind === 'bulk-upload-finished' ? 'bulk-upload-failed' : kind;
}

/** Returns a function that formats bell items in the console's language. */
export function useBellTitle(): (item: BellItem) => string {
  const { t } = useTranslation('bell');
  const language = useLanguage();
  return (item) => {
    if (item.type === 'notice') return item.title;
    const name = item.kind === 'page-views' ? formatMonth(item.name) : item.name;
    return t(`event.${textOf(item)}`, { name, number: formatNumber(item.count, language) });
  };
}

interface BellRowProps {
  item: BellItem;
  /** Called when the item is opened, to mark it as read. */
  onOpen: (item: BellItem) => void;
  /** Also shows the text of a notification. */
  hasText?: boolean;
}

/** An item of the bell, linked to its subject. */
export function BellRow({ item, onOpen, hasText = false }: BellRowProps) {
  const { t } = useTranslation('bell');
  const user = useUser();
  const title = useBellTitle();
  const Icon = ICON[item.kind];
  return (
    <Link to={bellItemPath(user, item)} className={classes['row'] ?? ''} data-unread={!item.isRead} onClick={() => onOpen(item)}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={classes['text']}>
        <span className={classes['title']}>
          {title(item)}
          {!item.isRead && <VisuallyHidden> ({t('unread')})</VisuallyHidden>}
        </span>
        {hasText && item.type === 'notice' && (
          <Text component="span" display="block" size="sm" lineClamp={2}>
            {item.content}
          </Text>
        )}
        <Text component="span" display="block" size="xs" c="dimmed">
          {formatTime(item.since)}
        </Text>
      </span>
      {!item.isRead && <span className={classes['dot']} aria-hidden />}
    </Link>
  );
}
