import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/app/palette/command-palette.module.css';
import { PALETTE_GROUPS, type PaletteItem } from '#web/app/palette/palette-item.ts';

interface PaletteListProps {
  id: string;
  optionId: (item: PaletteItem) => string;
  items: readonly PaletteItem[];
  /** The option that Enter opens. */
  selected: PaletteItem | undefined;
  onChoose: (item: PaletteItem) => void;
}

/** The options of the palette, by group. The focus stays in the search field, which refers to the selected option. */
export function PaletteList({ id, optionId, items, selected, onChoose }: PaletteListProps) {
  const { t } = useTranslation();
  const selectedId = selected && optionId(selected);
  useEffect(() => {
    if (selectedId) document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return (
    <div role="listbox" id={id} aria-label={t('palette.label')} className={classes['lines']}>
      {PALETTE_GROUPS.map((group) => {
        const members = items.filter((item) => item.group === group);
        if (members.length === 0) return null;
        const headingId = `${id}-${group}`;
        return (
          <div key={group} role="group" aria-labelledby={headingId} className={classes['group']}>
            <div id={headingId} role="presentation" className={classes['heading']}>
              {t(`palette.group.${group}`)}
            </div>
            {members.map((item) => (
              <button
                type="button"
                tabIndex={-1}
                key={item.id}
                role="option"
                id={optionId(item)}
                aria-selected={item === selected}
                className={classes['item']}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                <span className={classes['icon']}>{item.icon}</span>
                <span className={classes['text']}>
                  <span className={classes['label']}>{item.label}</span>
                  {item.detail !== undefined && <span className={classes['detail']}>{item.detail}</span>}
                </span>
                {item.keys !== undefined && (
                  <kbd className={classes['keys']} aria-hidden>
                    {item.keys}
                  </kbd>
                )}
                {item.badge}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
