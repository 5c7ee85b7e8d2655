import { Alert, List, Text, UnstyledButton } from '@mantine/core';
import { IconUnlink } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { INTERNAL_PAGES } from '#shared/model/sites/destination.ts';
import classes from '#web/features/editor/publish/publish-button.module.css';

/** The number of links listed; a large site can have thousands. */
const SHOWN = 20;

/** Returns a function that describes a dead link: its location and its missing target. */
function useDeadLinkText(): (dead: DeadLink) => string {
  const { t } = useTranslation(['saving', 'inspector', 'errors']);
  return ({ rule, kind, cell, name, target }) => {
    const what = kind === 'sheets' ? '' : t(`saving:deadLinks.kind.${kind}`, { name: name ?? t('errors:nameless') });
    const place = [cell, what].filter((word) => word !== null).join(' ');
    const page = INTERNAL_PAGES.find((known) => known === target);
    return t(`saving:deadLinks.rule.${rule}`, { place, target: page ? t(`inspector:destination.${page}`) : target });
  };
}

interface DeadLinkNoticeProps {
  links: readonly DeadLink[];
  /** Whether the site has several languages, which the descriptions then name. */
  hasLanguages: boolean;
  /** Shows the place where a link is changed. Without it, the list is read-only. */
  onChoose?: (dead: DeadLink) => void;
}

/**
 * Lists the links that will be dead once a site is public, and explains what visitors see instead. Renders nothing if there are
 * none.
 */
export function DeadLinkNotice({ links, hasLanguages, onChoose }: DeadLinkNoticeProps) {
  const { t } = useTranslation('saving');
  const textOf = useDeadLinkText();
  if (links.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="danger"
      variant="light"
      icon={<IconUnlink aria-hidden />}
      title={t('deadLinks.title', { count: links.length })}
    >
      <Text size="sm" mb={4}>
        {t('deadLinks.about')}
      </Text>
      <List listStyleType="none" className={classes['faults'] ?? ''}>
        {links.slice(0, SHOWN).map((dead) => {
          const text = (
            <>
              {hasLanguages && dead.language !== null && <span className={classes['language']}>{LANGUAGE_NAME[dead.language]}</span>}
              {textOf(dead)}
            </>
          );
          return (
            <List.Item key={[dead.rule, dead.kind, dead.part, dead.cell, dead.language, dead.subject].join(' ')} fz="sm">
              {onChoose ? (
                <UnstyledButton className={classes['fault'] ?? ''} onClick={() => onChoose(dead)}>
                  {text}
                </UnstyledButton>
              ) : (
                text
              )}
            </List.Item>
          );
        })}
      </List>
      {links.length > SHOWN && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('publish.moreFaults', { count: links.length - SHOWN })}
        </Text>
      )}
    </Alert>
  );
}
