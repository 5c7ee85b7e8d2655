import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { admins as source } from '#shared/messages/jp/console/admins.ts';

export const admins: CatalogueOf<typeof source> = {
  title: '管理员设置',
  lead: '邀请同事在此账号中协作，并设定每个人能做的事。',
  invite: '邀请子管理员',
  you: '您',
  owner: '账号持有者',
  ownerHelp: '账号持有者始终是主要联系人，无法在此更改或移除。',
  field: {
    name: '姓名',
    email: '电子邮箱',
    permission: '角色',
    authority: '权限',
    status: '状态',
    language: '邮件语言',
  },
  permissionHelp: {
    'main-contact': '除编辑者的操作外，还可以使用管理员设置和操作记录，并作为合同联系人。',
    editor: '可以制作并发布网站，不能更改账号设置。',
    viewer: '只能查看，不能更改。',
    accountant: '只能使用与款项有关的页面：付款、账单和单据。看不到网站、会员和用户列表。',
  },
  authorityHelp: {
    edit: '可以按角色查看和更改。',
    view: '无论什么角色，都只能查看。',
  },
  guide: {
    title: '各角色可以做的事',
    authority: '权限为“查看”的人，无论什么角色都不能更改任何内容。',
    users: '任何角色的子管理员都不能添加、更改或暂停用户。',
  },
  failed: '无法加载管理员列表',
  empty: {
    title: '还没有子管理员',
    text: '受邀者使用自己的邮箱和密码登录，在此账号中工作。',
    readOnly: '受邀的人会显示在这里。',
  },
  action: {
    edit: '更改',
    resend: '重新发送邀请',
    remove: '移除',
  },
  form: {
    inviteTitle: '邀请子管理员',
    editTitle: '更改子管理员',
    nameHelp: '最多 {{max}} 个字符',
    emailHelp: '用作登录 ID。设置密码的链接会发送到这里。',
    emailEditHelp: '用作登录 ID。',
    emailInvitedHelp: '更改后，邀请邮件会重新发送到新邮箱。',
    languageHelp: '发送给此人的邮件所用的语言。',
    invite: '发送邀请',
    save: '保存',
    closed: {
      'own-account': '不能更改自己的角色和权限，请联系其他主要联系人。',
    },
    behind: {
      title: '内容已被他人修改',
      text: '加载最新内容后，您在这里输入的内容会被替换。请确认后重新更改。',
      takeIn: '加载最新内容',
    },
  },
  remove: {
    title: '要移除“{{name}}”吗？',
    text: '此人将立即退出且无法再登录。其制作的网站会保留在账号中。',
    again: '以后可以用同一邮箱再次邀请。',
    confirm: '移除子管理员',
  },
  done: {
    invite: '已向 {{email}} 发送邀请邮件',
    update: '已保存“{{name}}”',
    remove: '已移除“{{name}}”',
    resend: '已向 {{email}} 重新发送邀请邮件',
  },
  failure: {
    invite: '无法发送邀请',
    update: '无法保存',
    remove: '无法移除',
    resend: '无法重新发送邀请邮件',
  },
};
