import { ActionIcon, Tooltip } from '@mantine/core';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/ui/sortable-list.module.css';

interface SortableItem {
  id: string;
  /** The accessible name of the item. */
  name: string;
}

interface SortableListProps<T extends SortableItem> {
  label: string;
  items: readonly T[];
  isReadOnly?: boolean;
  /** Called with the same items in the new order. */
  onSort: (items: T[]) => void;
  children: (item: T, index: number) => ReactNode;
}

interface RowProps {
  item: SortableItem;
  index: number;
  count: number;
  isReadOnly: boolean;
  onMove: (to: number) => void;
  children: ReactNode;
}

function Row({ item, index, count, isReadOnly, onMove, children }: RowProps) {
  const { t } = useTranslation('common');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: isReadOnly,
  });
  const steps = [
    { label: t('sort.up', { name: item.name }), icon: IconArrowUp, to: index - 1 },
    { label: t('sort.down', { name: item.name }), icon: IconArrowDown, to: index + 1 },
  ];
  return (
    <li
      ref={setNodeRef}
      className={classes['row']}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!isReadOnly && (
        <div className={classes['handles']}>
          <Tooltip label={t('sort.drag')}>
            <ActionIcon
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              className={classes['grip'] ?? ''}
              aria-label={t('sort.grip', { name: item.name })}
            >
              <IconGripVertical size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
      <div className={classes['content']}>{children}</div>
      {!isReadOnly && count > 1 && (
        <div className={classes['steps']}>
          {steps.map(({ label, icon: Icon, to }) => {
            const isPossible = to >= 0 && to < count;
            return (
              <ActionIcon
                key={label}
                size="sm"
                aria-label={label}
                aria-disabled={!isPossible}
                {...(!isPossible && { 'data-disabled': true })}
                onClick={() => isPossible && onMove(to)}
              >
                <Icon size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            );
          })}
        </div>
      )}
    </li>
  );
}

/** A list that users reorder by dragging, by keyboard on the grip (Space, arrows), or with the arrow buttons. */
export function SortableList<T extends SortableItem>({ label, items, isReadOnly = false, onSort, children }: SortableListProps<T>) {
  const { t } = useTranslation('common');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number): void => {
    if (from !== to && from >= 0 && to >= 0) onSort(arrayMove([...items], from, to));
  };
  const indexOf = (id: UniqueIdentifier | undefined): number => items.findIndex((item) => item.id === id);
  const nameOf = (id: UniqueIdentifier | undefined): string => items[indexOf(id)]?.name ?? '';
  const onDragEnd = ({ active, over }: DragEndEvent): void => move(indexOf(active.id), indexOf(over?.id));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t('sort.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('sort.taken', { name: nameOf(active.id) }),
          onDragOver: ({ active, over }) => t('sort.over', { name: nameOf(active.id), place: indexOf(over?.id) + 1, count: items.length }),
          onDragEnd: ({ active, over }) => t('sort.dropped', { name: nameOf(active.id), place: indexOf(over?.id) + 1 }),
          onDragCancel: ({ active }) => t('sort.cancelled', { name: nameOf(active.id) }),
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={classes['list']}>
          {items.map((item, index) => (
            <Row key={item.id} item={item} index={index} count={items.length} isReadOnly={isReadOnly} onMove={(to) => move(index, to)}>
              {children(item, index)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
