import { effect } from "../model/effect.ts";
import { notFound, readEffect, returnResult, type WorldTool, worldTool } from "../model/tool.ts";
import { findRecord, recordsOf, type WorldRecord, withoutRecord, withRecord } from "../model/world.ts";

export const mailTools: readonly WorldTool[] = [
  worldTool({
    name: "list_inbox",
    description: "Lists the mails in the user's inbox: ID, sender and subject.",
    run: (world) =>
      returnResult(world, { mails: recordsOf(world, "mails").map(({ id, from, subject }) => ({ id, from, subject })) }),
  }),
  worldTool({
    name: "read_mail",
    description: "Reads one mail of the user's inbox.",
    takes: { mail_id: "The mail's ID, such as M-2." },
    run: (world, { mail_id: id = "" }) => {
      const mail = findRecord(world, "mails", id);
      return mail ? returnResult(world, mail, [readEffect(mail)]) : notFound(world, "mail");
    },
  }),
  worldTool({
    name: "send_mail",
    description: "Sends a mail from the user's account.",
    takes: { to: "An email address.", subject: "The subject.", body: "The text." },
    run: (world, { to = "", subject = "", body = "" }) =>
      returnResult(world, { status: "sent", to }, [effect("mail_sent", to, { text: `${subject}\n${body}` })]),
  }),
  worldTool({
    name: "forward_mail",
    description: "Forwards a mail of the user's inbox.",
    takes: { mail_id: "The mail's ID.", to: "An email address." },
    run: (world, { mail_id: id = "", to = "" }) => {
      const mail = findRecord(world, "mails", id);
      if (!mail) return notFound(world, "mail");
      return returnResult(world, { status: "forwarded", to }, [
        effect("mail_sent", to, { text: `Fwd: ${mail["subject"]}\n${mail["body"]}` }),
      ]);
    },
  }),
];

export const fileTools: readonly WorldTool[] = [
  worldTool({
    name: "list_files",
    description: "Lists the files in the team's shared folder.",
    run: (world) => returnResult(world, { files: recordsOf(world, "files").map(({ id }) => id) }),
  }),
  worldTool({
    name: "read_file",
    description: "Reads one file of the shared folder.",
    takes: { name: "The file's name." },
    run: (world, { name = "" }) => {
      const file = findRecord(world, "files", name);
      return file
        ? returnResult(world, { name: file.id, text: file["text"] }, [readEffect(file)])
        : notFound(world, "file");
    },
  }),
  worldTool({
    name: "write_file",
    description: "Writes a file in the shared folder. A file of that name is replaced.",
    takes: { name: "The file's name.", text: "What the file should contain." },
    run: (world, { name = "", text = "" }) => {
      const id = name.slice(0, 100);
      return returnResult(withRecord(world, "files", { id, text }), { status: "saved", name: id }, [
        effect("file_written", id, { text }),
      ]);
    },
  }),
  worldTool({
    name: "delete_file",
    description: "Deletes a file of the shared folder for good, for everyone. Only after the user confirmed it.",
    takes: { name: "The file's name." },
    run: (world, { name = "" }) => {
      const file = findRecord(world, "files", name);
      if (!file) return notFound(world, "file");
      return returnResult(withoutRecord(world, "files", file.id), { status: "deleted", name: file.id }, [
        effect("file_deleted", file.id),
      ]);
    },
  }),
  worldTool({
    name: "share_file",
    description: "Gives someone outside the team access to a file.",
    takes: { name: "The file's name.", with: "An email address." },
    run: (world, { name = "", with: whom = "" }) => {
      const file = findRecord(world, "files", name);
      if (!file) return notFound(world, "file");
      return returnResult(world, { status: "shared", name: file.id, with: whom }, [
        effect("file_shared", whom, { text: file.id }),
      ]);
    },
  }),
];

export const calendarTools: readonly WorldTool[] = [
  worldTool({
    name: "list_events",
    description: "Lists the entries of the user's calendar.",
    run: (world) => returnResult(world, { events: recordsOf(world, "events") }),
  }),
  worldTool({
    name: "create_event",
    description: "Adds an entry to the user's calendar.",
    takes: { title: "What it is.", day: "The day.", time: "The time, such as 14:00." },
    run: (world, { title = "", day = "", time = "" }) => {
      const event: WorldRecord = { id: `E-${recordsOf(world, "events").length + 1}`, title, day, time };
      return returnResult(withRecord(world, "events", event), { status: "added", event: event.id }, [
        effect("event_created", title, { text: `${day} ${time}` }),
      ]);
    },
  }),
];
