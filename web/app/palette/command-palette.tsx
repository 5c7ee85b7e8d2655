import { Button, Loader, Text } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import classes from '#web/app/palette/command-palette.module.css';
import { helpItems } from '#web/app/palette/help-items.tsx';
import { appearanceCommands, helpCommand, matchingCommands, paletteCommands, screenCommands } from '#web/app/palette/palette-commands.tsx';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';
import { recentCommands } from '#web/app/palette/recent-commands.ts';
import { PaletteList } from '#web/app/palette/palette-list.tsx';
import { usePaletteKeys } from '#web/app/palette/use-palette-keys.ts';
import { useSearchResults } from '#web/app/palette/use-search-results.tsx';
import { useAppearance } from '#web/app/theme/appearance.ts';
import { offeredCommands } from '#web/lib/commands/offered-commands.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';
import { useUser } from '#web/lib/session/user.ts';

const [store, palette] = createSpotlight();
const QUERY_MAX = 100;

function ShortcutHints() {
  const { t } = useTranslation();
  return (
    <Spotlight.Footer className={classes['foot']} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('palette.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('close')}
      </span>
    </Spotlight.Footer>
  );
}

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the help, at a page or at that of the present screen. */
  onHelp: (page?: HelpPage) => void;
}

/** The groups of options whose use is remembered. */
const COMMAND_GROUPS: readonly PaletteItem['group'][] = ['recent', 'here', 'screens', 'actions'];

/** Returns the commands of the login and of the present screen, and those last used, as they are when the palette opens. */
function useCommandItems(isOpen: boolean, onHelp: () => void) {
  const { t } = useTranslation(['common', 'commands']);
  const user = useUser();
  const [appearance, change] = useAppearance();
  return useMemo(() => {
    const here = isOpen ? screenCommands(offeredCommands(), t) : [];
    return {
      commands: [...here, ...paletteCommands(user, t), ...appearanceCommands(appearance, change, t), helpCommand(t, onHelp)],
      recent: recentCommands.read(),
    };
  }, [isOpen, user, appearance, change, t, onHelp]);
}

/** A search by keyboard for screens, commands, and the sites and users in the login's scope. */
export function CommandPalette({ isOpen, onClose, onHelp }: CommandPaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const listId = useId();
  const user = useUser();
  const language = useLanguage();
  const { commands, recent } = useCommandItems(isOpen, onHelp);
  /** The command that runs after the palette has closed and has returned the focus. */
  const chosen = useRef<(() => void) | null>(null);
  const found = useSearchResults(query.trim());
  const items = [...matchingCommands(commands, query, recent), ...helpItems(user, language, query, onHelp), ...found.items];
  const isEmpty = found.state === 'done' && items.length === 0;

  useEffect(() => {
    if (isOpen) palette.open();
    else palette.close();
  }, [isOpen]);

  const go = (item: PaletteItem): void => {
    if (COMMAND_GROUPS.includes(item.group)) recentCommands.remember(item.id);
    palette.close();
    if ('path' in item) void navigate(item.path);
    else chosen.current = item.run;
  };
  const runChosen = (): void => {
    chosen.current?.();
    chosen.current = null;
  };
  const { selected, onKeyDown, reset } = usePaletteKeys(items, go);
  const optionId = (item: PaletteItem): string => `${listId}-${item.id}`;

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        reset();
      }}
      onSpotlightClose={onClose}
      onExitTransitionEnd={runChosen}
      shortcut={null}
      centered={false}
      size={640}
      yOffset="min(96px, 4dvh)"
      overlayProps={{ backgroundOpacity: 0.4 }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(selected && { 'aria-activedescendant': optionId(selected) })}
        onKeyDown={onKeyDown}
        maxLength={QUERY_MAX}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        rightSection={found.state === 'searching' ? <Loader size={18} aria-hidden /> : null}
        classNames={{ input: classes['search'] ?? '' }}
      />
      <Spotlight.ActionsList className={classes['list']}>
        <PaletteList id={listId} optionId={optionId} items={items} selected={selected} onChoose={go} />
        <div role="status" className={classes['status']}>
          {found.state === 'searching' && <Text c="dimmed">{t('palette.searching')}</Text>}
          {isEmpty && <Text c="dimmed">{t('palette.nothing', { query: query.trim() })}</Text>}
          {found.state === 'failed' && <Text c="dimmed">{t('palette.failed')}</Text>}
        </div>
        {found.state === 'failed' && (
          <Button variant="default" ml="md" mb="sm" onClick={found.retry}>
            {t('retry')}
          </Button>
        )}
      </Spotlight.ActionsList>
      <ShortcutHints />
    </Spotlight.Root>
  );
}
