export const acting = {
  access: { READ: '보기 전용', EDIT: '보기와 변경' },
  back: '내 관리자 페이지으로 돌아가기',
  /** Texts on the page of an account. */
  panel: {
    title: '고객의 관리자 페이지',
    text: '문의 대응 등을 위해 이 고객의 관리자 페이지를 1시간 동안 엽니다.',
    open: '고객의 관리자 페이지 열기',
  },
  dialog: {
    title: '‘{{name}}’의 관리자 페이지 열기',
    access: '작업 범위',
    help: {
      READ: '화면을 볼 수만 있고 아무것도 변경할 수 없습니다.',
      EDIT: '사이트와 소식 등을 변경할 수 있습니다. 비밀번호, 로그인 보호, API 액세스, 부관리자, 결제, 계약, 데이터 내보내기는 본인만 할 수 있습니다.',
    },
    reason: '사유',
    reasonHelp: '고객에게 보내는 이메일과 작업 기록에 그대로 표시됩니다.',
    told: '고객에게 담당자 이름, 사유, 작업 범위를 이메일로 알립니다.',
    recorded: '모든 작업은 담당자와 고객 양쪽의 이름으로 기록됩니다.',
    ends: '1시간 뒤 자동으로 종료됩니다. 고객이 도중에 종료할 수도 있습니다.',
    submit: '관리자 페이지 열기',
  },
  /** Texts above every screen of the console that the manager has opened. */
  banner: {
    label: '대리 작업',
    whose: '{{company}} {{name}} 님의 관리자 페이지를 열고 있습니다',
    minutes: '{{count}}분 남음',
  },
  over: {
    title: '이 관리자 페이지의 이용이 종료되었습니다',
    text: '1시간이 지났거나 고객 등이 종료했습니다. 계속하려면 내 관리자 페이지에서 다시 열어 주세요.',
  },
  /** Texts on the profile of the login whose console was opened. */
  past: {
    title: '담당자가 관리자 페이지를 연 기록',
    lead: '지원 등을 위해 담당자가 고객님의 관리자 페이지를 연 기록입니다.',
    who: '{{company}} {{name}}',
    active: '이용 중',
    period: '{{from}} ~ {{until}}',
    reason: '사유: {{reason}}',
    end: '종료',
    ended: '담당자의 이용을 종료했습니다.',
    endFailed: '종료하지 못했습니다',
  },
  /** Shown instead of the parts of a profile that only the person may see. */
  personOnly: '비밀번호와 로그인 보호는 본인만 확인하고 변경할 수 있습니다.',
} as const;
