import { UnstyledButton } from '@mantine/core';
import { IconEye, IconPencil, IconPhoto, IconTrash, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { mayDeleteSites } from '#shared/rules/accounts/policy.ts';
import classes from '#web/features/sites/templates/own/own-templates.module.css';
import { thumbnailSource } from '#web/lib/media-url.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';
import { RowMenu } from '#web/ui/data-table/row-menu.tsx';
import { MenuAction } from '#web/ui/menu-action.tsx';

export type TemplateAction = 'edit' | 'delete';

interface OwnTemplateCardProps {
  template: SiteTemplate;
  /** Why the template cannot be used; `null` if it can. */
  blockedReason: string | null;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onPreview: () => void;
  onAction: (action: TemplateAction) => void;
}

/** Who can use a template, or whose it is; nothing for a template of the account itself. */
function SharingMark({ template: { isOwn, sharing } }: { template: SiteTemplate }) {
  const { t } = useTranslation('snapshots');
  if (isOwn && sharing === 'own') return null;
  return (
    <span className={classes['mark']}>
      <IconUsers size={14} stroke={1.5} aria-hidden />
      {t(isOwn ? 'badge.below' : 'badge.provider')}
    </span>
  );
}

/** A saved template: the picture of its first sheet, name, description and size. Those of the account have a menu. */
export function OwnTemplateCard({ template, blockedReason, isSelected, isDisabled, onSelect, onPreview, onAction }: OwnTemplateCardProps) {
  const { t } = useTranslation(['snapshots', 'common']);
  const user = useUser();
  const mayWrite = useMayDo('site:write');
  const { name, description, sheetCount, thumbnail, isOwn } = template;
  return (
    <li className={classes['item']}>
      <UnstyledButton
        className={classes['card'] ?? ''}
        aria-pressed={isSelected}
        disabled={isDisabled || blockedReason !== null}
        onClick={onSelect}
      >
        <span className={classes['picture']} style={{ backgroundColor: thumbnail?.colour }}>
          {thumbnail ? (
            <img {...thumbnailSource(thumbnail)} sizes="180px" alt="" loading="lazy" decoding="async" />
          ) : (
            <IconPhoto size={32} stroke={1.25} aria-hidden />
          )}
        </span>
        <span className={classes['name']}>{name}</span>
        <span className={classes['about']}>{blockedReason ?? description}</span>
        <SharingMark template={template} />
        <span className={classes['count']}>{t('count', { count: sheetCount })}</span>
      </UnstyledButton>
      <div className={classes['tools']}>
        <UnstyledButton className={classes['tool'] ?? ''} aria-label={t('look', { name })} onClick={onPreview}>
          <IconEye size={18} stroke={1.5} aria-hidden />
        </UnstyledButton>
        {isOwn && mayWrite && (
          <span className={classes['tool']}>
            <RowMenu name={name}>
              <MenuAction icon={IconPencil} label={t('menu.edit')} onClick={() => onAction('edit')} />
              {mayDeleteSites(actorOf(user), true) && (
                <MenuAction icon={IconTrash} label={t('common:delete')} isDanger onClick={() => onAction('delete')} />
              )}
            </RowMenu>
          </span>
        )}
      </div>
    </li>
  );
}
