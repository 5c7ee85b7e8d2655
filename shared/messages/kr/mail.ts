import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { mail as source } from '#shared/messages/jp/mail.ts';

export const mail: CatalogueOf<typeof source> = {
  greeting: '{{name}} 님, 안녕하세요.',
  openInstead: '버튼이 눌리지 않으면 브라우저에서 아래 주소를 열어 주세요.',
  expires: {
    minutes: '링크는 {{count}}분 동안 한 번만 사용할 수 있습니다(일본 시간 {{until}}까지).',
    hours: '링크는 {{count}}시간 동안 한 번만 사용할 수 있습니다(일본 시간 {{until}}까지).',
    days: '링크는 {{count}}일 동안 한 번만 사용할 수 있습니다(일본 시간 {{until}}까지).',
  },
  footer: '{{brand}}에서 자동으로 보낸 발신 전용 메일입니다.',
  passwordReset: {
    subject: '[{{brand}}] 비밀번호 재설정 안내',
    title: '비밀번호 재설정',
    lead: '비밀번호 재설정 요청을 받았습니다. 아래 버튼을 눌러 새 비밀번호를 설정해 주세요.',
    button: '새 비밀번호 설정하기',
    notYou: '직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
  },
  invitation: {
    subject: '[{{brand}}] 계정 초대',
    title: '계정 초대',
    lead: '{{inviter}}에서 고객님의 계정을 준비했습니다. 아래 버튼을 눌러 비밀번호를 설정하면 바로 이용하실 수 있습니다.',
    signInId: '로그인 ID는 이 이메일 주소({{email}})입니다.',
    button: '비밀번호 설정하고 시작하기',
    late: '링크 기한이 지났다면 초대한 분에게 메일을 다시 보내 달라고 요청해 주세요.',
    notYou: '예상하지 못한 초대라면 이 메일을 무시해 주세요. 비밀번호를 설정하기 전에는 아무도 계정을 사용할 수 없습니다.',
  },
  registration: {
    subject: '[{{brand}}] 가입을 완료해 주세요',
    title: '한 단계만 남았습니다',
    lead: '{{brand}}에 가입 신청해 주셔서 감사합니다. 아래 버튼을 눌러 비밀번호를 설정하면 가입이 완료되고 {{days}}일 무료 체험이 시작됩니다.',
    button: '가입 완료하기',
    notYou: '직접 신청하지 않으셨다면 이 메일을 무시해 주세요. 가입은 완료되지 않습니다.',
  },
  registrationKnown: {
    subject: '[{{brand}}] 이미 계정이 있습니다',
    title: '이미 가입된 이메일 주소입니다',
    lead: '이 이메일 주소로 가입 신청이 있었지만 이미 계정이 있어 새 계정을 만들지 않았습니다. 기존 계정으로 로그인해 주세요.',
    button: '로그인하기',
    forgotten: '비밀번호를 잊으셨다면 아래 페이지에서 재설정할 수 있습니다.',
    notYou: '직접 신청하지 않으셨다면 이 메일을 무시해 주세요. 계정에는 아무 변화가 없습니다.',
  },
  registrationEnded: {
    subject: '[{{brand}}] 가입 신청 안내',
    title: '사용할 수 없는 이메일 주소입니다',
    lead: '이 이메일 주소로 가입 신청이 있었지만 해당 계정이 해지되어 다시 가입할 수 없습니다. 다른 이메일 주소로 신청해 주세요.',
    button: '다른 이메일로 신청하기',
    notYou: '직접 신청하지 않으셨다면 이 메일을 무시해 주세요.',
  },
  passwordChanged: {
    subject: '[{{brand}}] 비밀번호가 변경되었습니다',
    title: '비밀번호가 변경되었습니다',
    lead: '{{at}}(일본 시간)에 계정 비밀번호가 변경되었습니다. 그 전에 로그인한 모든 기기에서 로그아웃되었습니다.',
    wasYou: '직접 변경하셨다면 따로 하실 일은 없습니다.',
    notYou: '직접 변경하지 않으셨다면 다른 사람이 계정에 접근했을 수 있습니다. 지금 바로 비밀번호를 재설정해 주세요.',
    button: '비밀번호 재설정하기',
  },
};
