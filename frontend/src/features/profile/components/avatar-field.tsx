import { hasStatus } from '@torpedo/api-client';
import { Avatar, Button, FileDrop, toast } from '@torpedo/ui-kit';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useMe } from '../../../shared/session/account';
import { useUploadAvatar } from '../api/account';
import { avatarProblem, avatarTypes } from '../rules/profile-rules';
import { Outcome } from './profile-card';

interface AvatarFieldProps {
  isRemoved: boolean;
  onRemovedChange: (isRemoved: boolean) => void;
}

export function AvatarField({ isRemoved, onRemovedChange }: AvatarFieldProps) {
  const { t } = useTranslation('profile');
  const { email, profile } = useMe();
  const errorText = useErrorText();
  const upload = useUploadAvatar();
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  function refuse(error: Error) {
    setPreview(undefined);
    const message = hasStatus(error, 401) ? t('avatar.unauthenticated') : errorText(error);
    toast.error({ title: t('avatar.uploadFailed'), message });
  }

  function send(file: File | undefined) {
    if (!file) return;
    const found = avatarProblem(file);
    setProblem(found && t(`avatar.${found}`));
    if (found) return;
    setPreview(URL.createObjectURL(file));
    onRemovedChange(false);
    upload.mutate(file, {
      onSuccess: () => toast.success({ title: t('avatar.saved') }),
      onError: refuse,
    });
  }

  function remove() {
    setProblem(undefined);
    setPreview(undefined);
    onRemovedChange(true);
  }

  const src = isRemoved ? undefined : (preview ?? profile.avatar_url ?? undefined);

  return (
    <div className="grid justify-items-start gap-2">
      <FileDrop
        className="w-full"
        label={t(src ? 'avatar.change' : 'avatar.choose')}
        hint={t('avatar.hint')}
        error={problem}
        accept={avatarTypes.join(',')}
        busy={upload.isPending}
        preview={
          <Avatar
            size="lg"
            name={profile.full_name || email}
            src={src}
            className={upload.isPending ? 'opacity-40' : undefined}
          />
        }
        onFiles={([file]) => send(file)}
      />
      {profile.avatar_url && !isRemoved && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden />}
          disabled={upload.isPending}
          onClick={remove}
        >
          {t('avatar.remove')}
        </Button>
      )}
      <Outcome>{isRemoved ? t('avatar.removed') : undefined}</Outcome>
    </div>
  );
}
