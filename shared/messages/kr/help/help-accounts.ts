import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpAccounts as source } from '#shared/messages/jp/help/help-accounts.ts';

export const helpAccounts: CatalogueOf<typeof source> = {
  userList: {
    lead: '내 계정 아래의 계정 목록입니다.',
    tasks: {
      add: {
        title: '사용자 추가하기',
        steps:
          '[[users:list.add]]를 누릅니다.\n회사, 담당자, 이메일, 요금제를 입력하고 [[users:create.submit]]를 누릅니다.\n사용자에게 비밀번호를 정하는 링크가 전달됩니다.',
      },
      pause: { title: '여러 계정 일시 정지하기', steps: '목록에서 계정을 선택합니다.\n목록 위의 버튼으로 일시 정지하거나 재개합니다.' },
    },
    notes: '검색은 회사, 담당자, 이메일에서 단어의 앞부분을 찾습니다.\n일시 정지된 계정은 볼 수만 있고 사이트는 공개되지 않습니다.',
  },
  user: {
    lead: '한 계정의 계약, 요금제, 사이트, 청구와 할 수 있는 작업을 보여 줍니다.',
    tasks: {
      help: {
        title: '고객 화면에서 도와주기',
        steps: '[[acting:panel.open]]를 누릅니다.\n권한을 고르고 이유를 쓴 뒤 [[acting:dialog.submit]]를 누릅니다.',
      },
      plan: {
        title: '요금제 신청에 답하기',
        steps: '화면 위의 신청을 확인합니다.\n[[users:planRequest.approve]] 또는 [[users:planRequest.decline]]을 누릅니다.',
      },
      end: {
        title: '계약 일시 정지 또는 종료하기',
        steps:
          '계정 작업에서 [[users:action.pause]]를 선택합니다. 언제든지 재개할 수 있습니다.\n계약을 끝내려면 [[users:action.terminate]]를 선택합니다. 되돌릴 수 없습니다.',
      },
    },
    notes:
      '고객 화면은 {{actingMinutes}}분 동안 열 수 있으며 고객에게 알려집니다.\n초대 메일을 잃어버렸다면 [[users:action.resend-invitation]]로 다시 보냅니다.',
  },
  userImport: {
    lead: 'CSV 파일 하나로 많은 계정을 한 번에 추가합니다.',
    tasks: {
      import: {
        title: '계정 추가하기',
        steps:
          '[[imports:start.download]]를 누르고 파일을 채웁니다.\n파일을 고르고 열과 항목이 맞는지 확인합니다.\n추가를 시작합니다. 오류는 행별로 표시됩니다.',
      },
      undo: { title: '추가 취소하기', steps: '취소할 가져오기를 엽니다.\n아직 아무도 쓰지 않았다면 [[imports:done.undo]]를 누릅니다.' },
    },
    notes: '파일은 {{importRows}}행, {{importMb}} MB까지입니다.\n오류가 하나라도 있으면 계정이 추가되지 않습니다.',
  },
  adminList: {
    lead: '이 계정에서 함께 일하는 사람을 관리합니다.',
    tasks: {
      invite: { title: '초대하기', steps: '[[admins:invite]]를 누릅니다.\n권한을 고르고 [[admins:form.invite]]를 누릅니다.' },
      remove: { title: '내보내기', steps: '행 끝의 메뉴에서 [[admins:action.remove]]를 선택합니다.' },
    },
    notes: '각자 자신의 이메일 주소와 비밀번호로 로그인합니다.\n권한이 [[users:authority.view]]인 사람은 아무것도 바꿀 수 없습니다.',
  },
  legalDocuments: {
    lead: '사용자가 동의할 이용약관과 개인정보 처리방침을 게시합니다.',
    tasks: {
      publish: {
        title: '새 버전 게시하기',
        steps: '본문을 쓰고 시행일을 선택합니다.\n[[legal:form.save]]을 누르고 미리보기를 확인한 뒤 [[legal:form.publish]]를 누릅니다.',
      },
    },
    notes: '게시한 버전은 바꾸거나 삭제할 수 없습니다.\n시행되면 관리자 페이지를 열 때 동의를 요청합니다.',
  },
  auditLog: {
    lead: '누가 언제 무엇을 했는지의 기록입니다. 바꿀 수 없습니다.',
    tasks: {
      find: { title: '변경 찾기', steps: '작업, 기간, 계정으로 걸러 봅니다.\n[[audit:column.changes]] 열에 변경 전후의 값이 표시됩니다.' },
      export: { title: '기록 내보내기', steps: '필터를 정합니다.\n[[common:export.start]] 또는 [[common:export.startExcel]]를 누릅니다.' },
    },
    notes: '',
  },
  profile: {
    lead: '내 정보, 비밀번호, 로그인 보안, 알림 설정을 관리합니다.',
    tasks: {
      protect: {
        title: '로그인 보호하기',
        steps: '[[security:twoFactor.setUp]]을 누르고 인증 앱으로 QR 코드를 읽습니다.\n복구 코드를 안전한 곳에 보관합니다.',
      },
      address: {
        title: '이메일 주소 바꾸기',
        steps: '[[profile:ownLogin.email]]을 누릅니다.\n지금 주소와 새 주소로 온 이메일에서 모두 확인합니다.',
      },
      export: { title: '모든 데이터 받기', steps: '[[takeout:start]]을 누르고 이메일을 기다립니다.' },
      support: {
        title: '고객 지원 연락처 정하기',
        steps: '[[profile:support.title]]에 이메일 주소나 페이지를 입력합니다.\n계정 아래의 모든 사람에게 도움말과 오류 옆에 표시됩니다.',
      },
    },
    notes:
      '모르는 기기가 있으면 로그아웃시키고 비밀번호를 바꾸세요.\n오른쪽 위 프로필 메뉴의 [[common:profile.changePassword]]을 누르면 비밀번호 입력란으로 이동합니다.',
  },
  apiAccess: {
    lead: '회원, 문의, 공지, 통계을 자체 프로그램에서 읽고 바꿀 수 있게 합니다.',
    tasks: {
      issue: {
        title: '액세스 발급하기',
        steps: '[[api:issue]]을 누르고 작업과 사이트를 선택합니다.\n키를 복사합니다. 한 번만 표시됩니다.',
      },
      webhook: {
        title: '이벤트 알림 받기',
        steps: '[[webhooks:add]]를 누르고 받을 시스템의 주소를 입력합니다.\n이벤트를 선택합니다. 테스트로 도착하는지 확인할 수 있습니다.',
      },
    },
    notes:
      '액세스 하나는 1분에 {{callsPerMinute}}번까지 호출할 수 있습니다.\n실패한 전송은 자동으로 다시 보내며 {{webhookDays}}일 동안 남습니다.',
  },
  apiReference: {
    lead: 'API의 모든 작업을 복사할 수 있는 예제와 함께 설명합니다.',
    tasks: {
      call: { title: '첫 호출 해 보기', steps: '액세스를 발급하고 키를 복사합니다.\n예제를 복사하고 키를 넣습니다.' },
    },
    notes: '같은 멱등 키로 반복한 쓰기는 한 번만 실행됩니다.',
  },
  systemNotices: {
    lead: '관리자 페이지를 쓰는 사람에게 소식과 점검을 알립니다.',
    tasks: {
      create: {
        title: '알림 쓰기',
        steps:
          '[[notices:create]]을 누르고 제목과 내용을 쓴 뒤 받는 사람을 고릅니다.\n이메일로도 보내려면 [[notices:form.mail]]를 선택합니다.\n[[notices:form.now]]를 누릅니다.',
      },
    },
    notes: '점검 알림은 끝날 때까지 모든 화면 위에 표시됩니다.\n알림을 열면 누가 읽었는지 볼 수 있습니다.',
  },
  notices: {
    lead: '제공사의 소식과 사이트, 계약에 생긴 일을 보여 줍니다.',
    tasks: {
      read: { title: '모두 읽음으로 표시하기', steps: '[[notices:received.markAll]]를 누릅니다.' },
      choose: {
        title: '알림 방법 고르기',
        steps: '프로필을 엽니다.\n[[bell:channels.title]]에서 벨, 이메일, 둘 다, 받지 않음을 선택합니다.',
      },
    },
    notes: '사이트와 계약에 관한 알림은 {{eventDays}}일 동안 남습니다.',
  },
};
