import { expect, it } from 'vitest';
import { initialsOf } from '#web/ui/person-avatar.tsx';

it.each([
  ['茶谷 葉月', '茶'],
  ['Jane van Dyke', 'JD'],
  ['Élodie', 'É'],
  ['김 민수', '김'],
  ['𠮷田 太郎', '𠮷'],
  ['株式会社マルヤ青果', 'マ'],
  ['株式会社', '株'],
  ['  Ann  Lee ', 'AL'],
  ['', ''],
])('initialsOf shortens %j to the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
