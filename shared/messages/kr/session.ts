import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { session as source } from '#shared/messages/jp/session.ts';

export const session: CatalogueOf<typeof source> = {
  signIn: {
    title: '로그인',
    lead: '계정의 이메일 주소와 비밀번호를 입력해 주세요.',
    email: '이메일 주소(로그인 ID)',
    password: '비밀번호',
    showPassword: '비밀번호 표시',
    hidePassword: '비밀번호 숨기기',
    submit: '로그인',
    again: '다시 로그인하면 이전 화면으로 돌아갑니다.',
  },
  signOut: {
    working: '로그아웃하는 중',
    done: '로그아웃했습니다',
    text: '이용해 주셔서 감사합니다. 공용 기기에서는 브라우저도 닫아 주세요.',
    signInAgain: '다시 로그인',
  },
  ended: '로그인이 만료되었습니다. 로그인 화면으로 이동합니다.',
  forbidden: '이 작업을 수행할 권한이 없습니다. 곧 안내 화면으로 이동합니다.',
};
